-- Local SEO in Surat
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Surat', 'Gujarat', 'Local SEO',
  $t$Surat Local SEO for Textile, Diamond and Family Shops$t$,
  $t$Map search for Surat traders and services: Ring Road market shop numbers, Varachha and Adajan catchments, Hindi-Gujarati reviews and Diwali closures.$t$,
  $t$Local SEO in Surat: Market Floors, Bridges and Home Areas$t$,
  $t$Hundreds of cloth traders share a single building on Surat's Ring Road, and to Google most of them stand on one dot. A buyer from Patna or Indore who has come for georgette needs the market, the gate, the floor and shop 3047, not a general impression of Sahara Darwaja. In Mahidharpura and at Varachha's Mini Bazaar, diamond offices prefer to be unseen by strangers yet confirmable by a broker.

Away from trade, this is a city of young households. Adajan, Pal, Vesu and Piplod look for paediatricians, swimming classes, Jain-friendly dining and interior contractors. Katargam and Varachha keep the Kathiawadi speech of families who came from Saurashtra; Udhna, Pandesara and Limbayat add Hindi, Marathi and Odia. Bridges over the Tapi decide what counts as near. Our plan treats the wholesale trader, the neighbourhood clinic and the machine mechanic as three separate jobs.$t$,
  $j$[
    {"title": "Textile-market shop listings", "description": "Each market tower receives a sketch: entry, lift bank, wing, level. Your number sits in the address, the fabric range appears as products with dispatch minimums, and expired profiles of firms that shifted from Millennium to a newer market are reported with transport receipts as evidence."},
    {"title": "Quiet profiles for diamond offices", "description": "A Mahidharpura polisher may want verification without footfall. We present entity name, appointment-only hours, memberships and a landline, omit stock pictures, and route enquiries to one desk. The aim is that a Mumbai or Antwerp caller who checks the firm finds consistent facts in each place."},
    {"title": "River-crossing catchment study", "description": "Does an Adajan dentist draw Katargam families? Depending on the bridge and the hour, perhaps. We test rankings from both banks, study where direction requests originate, and concentrate pages on the belts which answer, for instance Rander, Pal and Jahangirpura, instead of claiming the full municipal limits."},
    {"title": "Loom and machine-repair discovery", "description": "When a rapier loom or embroidery head stops in Sachin at night, whoever answers first is called. Mechanics get a service-area listing with machine makes, spare stock and real after-hours numbers, written in Hindi and Gujarati, plus a page per GIDC estate actually attended."},
    {"title": "Vacation closures and food festivals", "description": "Units empty out for weeks after Diwali as workers return to their villages, whereas sweet makers sell ghari for Chandani Padvo and winter brings ponk stalls. Temporary closing dates, reopening muhurat and seasonal menus are set ahead, so listings neither mislead nor get flagged as shut."}
  ]$j$::jsonb,
  $j$[
    "Our market shop has no street-facing board. Can it be verified?",
    "Do wholesale saree buyers really use Google Maps?",
    "Is Hindi enough for Varachha and Udhna?",
    "What if a job worker lists himself under our brand at his home?"
  ]$j$::jsonb,
  $j$[
    "Yes, with preparation. Google's video check wants location, business and authority in one unbroken recording: begin at the market gate on Ring Road, ride up past the floor sign, show your shop plate, unlock the shutter and open the billing screen. Register in quiet morning hours, when the corridor is free of parcels.",
    "They use it to check rather than to discover. An agent gives three names; the retailer in Raipur looks them up for pictures, telephone and recent remarks about packing or colour matching before sending an advance. That check is worth passing. For finding new suppliers, trade portals and WhatsApp catalogues still matter, so we align all three.",
    "It covers Udhna well, together with Marathi or Odia for particular services such as clinics. Varachha leans Gujarati with Saurashtra vocabulary, and a reply in stiff textbook style is noticed. Record ten real calls with permission, write down the nouns callers choose, and build headings from those instead of from a keyword tool's English guesses.",
    "First speak to him; often a helpful nephew made it. If he performs embroidery or lace work for several firms, he may hold a listing in his own trade name. Use of yours can be reported through a name correction, supported by the trademark or GST document. We keep watch on brand-name results each month."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
