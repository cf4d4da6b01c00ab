-- Site Speed in Chennai
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Chennai', 'Tamil Nadu', 'Site Speed',
  $t$Chennai Website Speed: Portals, Hospitals, Stores$t$,
  $t$Speed audits for Chennai hospital booking, matrimony and admission portals, jewellery stores and factory sites, including Tamil font loading checks.$t$,
  $t$Website Speed Audits in Chennai for Pages under Pressure$t$,
  $t$Result day. Half of Tambaram refreshes a college portal that was built for a quiet Tuesday, the CAPTCHA times out, and parents start telephoning. Chennai runs many such websites: sturdy in ordinary weeks, helpless at the hour that counts. Matrimony profiles after Sunday lunch, hospital token booking at seven, silk sales as Aadi begins, flood-relief pages when the Adyar rises.

Our audit asks what slows first. Is it an uncached database call, a photograph straight out of a studio camera, a complete Tamil font family sent to readers who need one weight, or a server oceans away although data centres stand in Ambattur and Siruseri? Evidence comes as waterfalls, timings and screenshots from modest phones on Jio and Airtel. Developers receive a ranked remedy list to carry out themselves; managers receive one page explaining what waiting costs whom.$t$,
  $j$[
    {"title":"Hospital appointment journeys","description":"Department lists, doctor calendars and payment steps near Alwarpet or Porur often load one after another. We time every hop from speciality page to confirmed token, identify serial API calls and oversized scripts, and recommend fallbacks that keep the emergency number instantly visible."},
    {"title":"Tamil webfont economy","description":"A Tamil typeface with several weights can outweigh the article it displays. The review checks subsetting without damaging combined letters, preload choice, fallback metrics and rendering on older handsets, so that text appears promptly and does not jump when the final font arrives."},
    {"title":"Peak-hour portals","description":"Admissions, ticketing and exam services encounter steep bursts rather than steady growth. We examine cache rules, session storage, static holding pages and queue behaviour, propose a rehearsal script, and state which limits only your hosting provider near Taramani can confirm."},
    {"title":"Jewellery zoom and catalogue weight","description":"Customers inspect an addigai closely, therefore detail matters. Suggestions cover responsive sizes, on-demand zoom tiles, colour-safe compression and listing thumbnails, leaving a Panagal Park showroom's photographer free to keep originals while the shopper downloads only what the screen can display."},
    {"title":"Factory and dealer sites on patchy signal","description":"Service engineers open manuals inside metal sheds at Maraimalai Nagar. We test PDF alternatives, search pages, login redirects and offline-friendly caching, and suggest a trimmed spares view for anyone standing by a stopped line with one bar of reception."}
  ]$j$::jsonb,
  $j$[
    "Our portal only fails once a year. Is an audit sensible?",
    "Will a smaller Tamil font look worse?",
    "Does hosting in Chennai make us faster automatically?",
    "Can the report be shared with our software vendor?"
  ]$j$::jsonb,
  $j$[
    "If that day carries the year's applications, it is the proper time to look. We study last season's logs, find pages which could have been static, and describe a load rehearsal for your vendor. Changes should be finished weeks earlier; nobody ought to adjust session settings on the morning marks are declared.",
    "It need not. We remove unused weights and unrelated scripts, keep required conjuncts and shaping tables, and compare magazine-style paragraphs on inexpensive screens. If an elder at Triplicane finds the result faint, we advise a different weight. Legibility outranks saving the last few kilobytes.",
    "Only part of the wait depends on distance. A nearby machine with a slow query will lose to a distant page cached at the edge. We separate connection, server and browser time for visitors in Tamil Nadu, the Gulf and Singapore, and then say whether a move would be noticed.",
    "It is intended for exactly that. Each entry names the symptom, reproduction steps, likely source, recommended change and a check for completion, without blaming anyone. We join one call to walk through priorities. The vendor remains responsible for coding, and further discussion can be booked as consultation."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
