-- Content Strategy in Kolkata
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Kolkata', 'West Bengal', 'Content Strategy',
  $t$Kolkata Content Strategy for Readers Who Read Closely$t$,
  $t$Content strategy for Kolkata publishers, tea houses, tourism firms and engineering consultants: Bangla editing, archives and festival-wise planning.$t$,
  $t$Content Strategy in Kolkata, for an Exacting Readership$t$,
  $t$College Street will forgive a torn cover before it forgives a misquoted line. Anyone publishing for Kolkata inherits that audience: argumentative, well read, fond of footnotes and quick to write in. Thin articles padded to a word count do a brand more harm here than silence would.

There is ample material. Tea tasters around B.B.D. Bag can describe a garden's slope; project consultants in Salt Lake have drawn plants and pipelines across the region; confectioners from Bagbazar to Bhowanipore guard stories along with recipes; walking-tour guides know which Chitpore balcony came first. Yet their websites repeat brochure phrases. We act as a commissioning editor: choosing arguments, assigning voices, fixing Bangla house style, and arranging a publishing year around the Book Fair, Poila Boishakh, the rains, Pujo and wedding months so that each piece meets its season.$t$,
  $j$[
    {"title":"Bangla house style","description":"One sheet settles spelling per accepted academy rules, honorifics, numerals, transliteration, quotation marks and when an English word may stay. Contributors from Shantiniketan or Serampore then read as colleagues, and copy desks cease arguing over the same vowel sign every fortnight."},
    {"title":"Commissioned essays for tea and food houses","description":"A tasting note, a grower interview and a brewing table answer different appetites. We plan series by flush, estate and occasion, invite knowledgeable outsiders to disagree, and record facts about origin so later packaging or export copy may quote them safely."},
    {"title":"Heritage walks and eastern journeys","description":"Kumartuli, Bow Barracks, Murshidabad and the Dooars are described endlessly and vaguely. Field notes with walking time, access, last boat, photography manners and guide's name make a tourism company's pages referable, while a seasonal editor prunes closed routes."},
    {"title":"Knowledge papers for project engineers","description":"Consultants to steel, mining and power projects win trust by method. Content plans turn approved case material into papers on plant relocation, ash handling or river intake, reviewed by senior staff near Chowringhee and indexed for tender teams in Ranchi or Dhaka."},
    {"title":"Backlist and school-text programmes","description":"Independent presses carry superb titles that vanish after a launch. Our framework gives every book an author page, extract, reading-group sheet and syllabus link, timed from the Maidan-era memory to today's Boi Mela at Karunamoyee and the school term beyond."}
  ]$j$::jsonb,
  $j$[
    "Must every article exist in Bengali and English?",
    "How does the Book Fair enter a content calendar?",
    "Our family firm's history is our chief story. Is that enough?",
    "Who settles quarrels over Bengali usage?"
  ]$j$::jsonb,
  $j$[
    "No. Choose by the reader's need and the author's strength. A memoir of a North Calcutta sweet shop may belong in Bangla with an English summary; a boiler efficiency paper needs English alone. Duplicating everything halves the attention given to each. We mark pairings in the plan and leave the rest single.",
    "As a deadline with a long tail. Extracts, author conversations and catalogues are edited before the winter fair, live notes during it are deliberately brief, and recordings are transcribed afterwards for teachers and reviewers. Stall directions expire within a fortnight, whereas a thoughtful reading list may serve until the following January.",
    "It is a chapter, perhaps the second. Visitors usually come to learn which umbrella, ledger or rosogolla suits them, and heritage then explains why your answer deserves belief. We look for records that prove the tale, avoid the year-of-founding boast repeated on each page, and let a present-day craftsman speak too.",
    "An appointed language editor, using the agreed house style and one dictionary of reference. Contributors may appeal in writing before publication, never in comments afterwards. Decisions join the sheet with an example. The discipline sounds severe, yet after six issues nearly everybody is relieved to argue about ideas instead."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
