/** The cities that are drawn (public/cities), and what each drawing shows. */
export const cityDrawings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ahmedabad: 'Drawing of the stone lattice of the Sidi Saiyyed mosque in Ahmedabad',
    bangalore: 'Drawing of Vidhana Soudha in Bangalore',
    chennai: 'Drawing of Chennai Central station',
    delhi: 'Drawing of India Gate in Delhi',
    hyderabad: 'Drawing of the Charminar in Hyderabad',
    jaipur: 'Drawing of the Hawa Mahal in Jaipur',
    kochi: 'Drawing of a Chinese fishing net in Kochi',
    kolkata: 'Drawing of the Howrah Bridge in Kolkata',
    lucknow: 'Drawing of the Rumi Darwaza in Lucknow',
    mumbai: 'Drawing of the Gateway of India in Mumbai',
    pune: 'Drawing of the gate of Shaniwar Wada in Pune',
    surat: 'Drawing of a cable bridge and a cut diamond in Surat',
  }),
);
