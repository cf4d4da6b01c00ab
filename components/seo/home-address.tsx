import { absoluteUrl } from '@/lib/routes/url';

/** The address of the home page as the sitemap spells it: Next would leave out its slash. */
export function HomeAddress() {
  const url = absoluteUrl('/');
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
    </>
  );
}
