/** Who the site speaks for (specification, section 1), until its owner says so. */
export const brand = {
  name: 'Marigold Search',
  shortName: 'Marigold',
  tagline: 'Search visibility you can check.',
  description:
    'SEO, PPC, content strategy and site speed for businesses in India, with work you can see and results you can check.',
  about: 'Professional SEO and digital marketing services to help your business grow online.',
  areaServed: 'India',
  priceRange: '₹₹₹',
  /** Without one, the drawing that comes with the site. */
  logo: '',
  shareImage: '',
} as const;
