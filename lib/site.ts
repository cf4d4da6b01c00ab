import { fixedPages } from './routes/table.ts';

export const site = {
  name: 'Marigold Search',
  tagline: 'Search visibility you can check.',
  description:
    'SEO, PPC, content strategy and site speed for businesses in India, with work you can see and results you can check.',
  about: 'Professional SEO and digital marketing services to help your business grow online.',
  locale: 'en-IN',
  areaServed: 'India',
  countryCode: 'IN',
  priceRange: '₹₹₹',
  shareImage: {
    url: '/og-image.png',
    width: 1200,
    height: 630,
    alt: 'Marigold Search: search visibility you can check',
  },
  logo: { url: '/logo-512.png', width: 512, height: 512 },
  /** Sample profiles: replace them with the agency's own before going live. */
  socials: [
    { name: 'Twitter', slug: 'twitter', url: 'https://twitter.com/marigoldsearch' },
    { name: 'Facebook', slug: 'facebook', url: 'https://www.facebook.com/marigoldsearch' },
    { name: 'LinkedIn', slug: 'linkedin', url: 'https://www.linkedin.com/company/marigoldsearch' },
  ],
} as const;

export const navigation = [
  { name: 'Home', path: fixedPages.home.path },
  { name: 'Services', path: fixedPages.services.path },
  { name: 'Blog', path: fixedPages.blog.path },
  { name: 'Contact', path: fixedPages.contact.path },
] as const;
