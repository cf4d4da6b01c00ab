/** About a city that has places on record and no page: nobody has written any of it before. */
export const nagpurText = `Orange season decides the year for half the traders we speak to in Nagpur. From November onward lorries queue outside the Kalamna yard before sunrise, and the packing sheds along Katol road answer calls in Marathi, Hindi and a little Gujarati. Their buyers in Kerala and Bangladesh look up grades, crate sizes and ripening advice on a phone, usually at night, and hardly any shed has a page that answers such a question.

A different crowd fills Sitabuldi on Saturdays. Families from Wardha and Bhandara come by the morning train, walk the main road for uniforms, steel utensils and wedding cards, and eat tarri poha before going home. Shops there trust the footfall, so their listings carry old timings and a number that somebody's nephew took with him. We begin by standing at the counter, noting what people ask, and writing exactly that.

Dharampeth wants something else again. Dentists, dance teachers and two dozen coaching founders share the same lanes, each convinced the neighbour bought his reviews. For one physiotherapist we replaced nine thin pages with a single honest one about knee pain in retired railway staff; the colony nearby has plenty of them, and they forwarded it among themselves.

Factories in Butibori buy bearings, belts and safety shoes through purchase officers who search by part number. Catalogues locked inside a scanned PDF stay invisible to such a person. Typing eleven hundred part numbers into proper tables took our team five weeks and brought enquiries from Chandrapur within the third.

Then there is MIHAN, where aircraft are repaired and software gets written in the same fenced zone. Recruiters there compete with Pune for engineers, so a careers page describing school admissions, rents near Manish Nagar and the direct flights did more than any slogan.

Bullion dealers around Itwari asked us to stay quiet about weights and prices. Fair enough: their page explains hallmarking, repairs and how an old nath is valued, because grandmothers bring exactly those doubts along with the ornament.`;
