-- SEO in Surat
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Surat', 'Gujarat', 'SEO',
  $t$Surat SEO for Textile Markets and Diamond Houses$t$,
  $t$SEO for Surat's Ring Road sari sellers, Varachha diamond firms, lab-grown brands and Sachin mills: catalogues, trade queries and clean enquiries.$t$,
  $t$SEO Services in Surat, City of Synthetic Silk and Solitaires$t$,
  $t$Bales leave the Ring Road markets day and night. A sari may be woven at Kim or Sachin, printed in Pandesara, embroidered in a Limbayat workshop and sold from a numbered shop near Sahara Darwaja, all before a boutique in Nagpur has seen its photograph. Across town, Mahidharpura brokers carry diamond parcels in folded paper while Varachha and Katargam polish them; the bourse at Khajod is the trade's newest address.

Business here moves by WhatsApp catalogue, so design numbers vanish from public view as soon as a chat scrolls past. Buyers nevertheless search: georgette sari wholesale, dress material set of eight, HPHT stone with report, embroidery job work. Hindi carries most trade, Gujarati fills the home market, and Odia, Marathi and Telugu are spoken on mill floors. We give that fast-moving inventory a permanent, crawlable skeleton which survives the next catalogue.$t$,
  $j$[
    {"title":"Catalogue pages that outlive a design","description":"Ring Road sellers release new volumes almost weekly. Fabric, work, occasion and set size become durable categories; individual catalogues sit beneath them with release dates and clear sold-out handling. Dealers bookmarking jacquard or Dola silk therefore return to present stock rather than an error page."},
    {"title":"Diamond inventory feeds made searchable","description":"Thousands of stones with nearly equal four-C data do not need thousands of indexed URLs. We select useful shape, carat and colour groupings, render certificate details reliably, and keep live parcels in filters, sparing crawl attention for guides, settings and inventory with lasting demand."},
    {"title":"Lab-grown brand education","description":"CVD and HPHT producers must explain growth, grading, disclosure and resale in measured language. We write for both the jeweller sourcing melee and the couple choosing a ring, separating wholesale parameters from consumer advice and avoiding any wording that might pass a grown stone off as mined."},
    {"title":"Mill, yarn and job-work enquiries","description":"Sachin weavers, Pandesara processors and embroidery units describe capacity through denier, GSM, loom type, head count and daily metres. Such terms become service pages with sample-room details and dispatch limits, attracting production managers whose question is practical and whose deadline is often close."},
    {"title":"Image search for fabric and jewellery","description":"A cropped screenshot often begins the purchase. Original photographs, descriptive filenames, sensible dimensions, alternative text and stable image addresses help search engines connect picture with product. We also curb copied supplier shots, which leave forty Surat shops presenting an identical model and no reason to choose one."}
  ]$j$::jsonb,
  $j$[
    "Our catalogues change every few days. Is organic search too slow?",
    "Will putting wholesale designs online help people copy them?",
    "Should loose diamonds each have an indexed page?",
    "Can we attract garment buyers outside Gujarat?"
  ]$j$::jsonb,
  $j$[
    "The catalogue changes quickly; the need beneath it does not. Someone will still want lightweight cotton dress material, festive chiffon or uniform saris next month. We invest in those steadier categories and let new designs pass through them. Daily WhatsApp selling continues, supported by links that new shopkeepers can discover without knowing your broker.",
    "Anything photographed can be imitated, including images already circulating in dealer groups. Publish a considered selection, hold the newest work for registered buyers and keep dated originals in case of dispute. The public page need only establish fabric, finish, range and reliability. A watermark may deter casual reuse, though it should not obscure the weave.",
    "Generally not. A common round brilliant may sell before a crawler returns, and its description will resemble hundreds more. Exceptional stones with original photography and a lasting story can merit an address. For regular inventory, indexed category pages, a fast filter and accurate reports on request are easier to maintain and more useful.",
    "Yes, if the site answers distance. State the smallest assortment, parcel transport, inspection option, payment sequence, return conditions and replacement time, then illustrate folds and finish on video. Pages can address boutiques, school-uniform suppliers or southern wedding stores by need. Avoid inventing a branch in every city merely because a courier reaches there."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
