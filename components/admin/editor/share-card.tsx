import { type SiteFacts, socialCard } from '@/lib/blog/review/preview';
import type { ReviewDraft } from '@/lib/blog/review/types';

export function ShareCard({ draft, site }: { draft: ReviewDraft; site: SiteFacts }) {
  const { title, description, domain, image, hasOwnImage } = socialCard(draft, site);
  const origin = new URL(site.origin).origin;
  return (
    <figure className="grid grid-cols-1 gap-1.5">
      <div className="max-w-[32rem] overflow-hidden rounded-md border bg-card">
        {/* The staff may see the site under another of its names, where a whole address would be kept away. */}
        <img
          src={image.startsWith(`${origin}/`) ? image.slice(origin.length) : image}
          alt=""
          className="aspect-[1.91/1] w-full bg-muted object-cover"
        />
        <div className="grid gap-0.5 border-t p-3 text-sm">
          <p className="text-muted-foreground">{domain}</p>
          <p className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{title}</p>
          <p className="line-clamp-2 text-muted-foreground [overflow-wrap:anywhere]">{description}</p>
        </div>
      </div>
      {!hasOwnImage && (
        <figcaption className="text-sm text-muted-foreground">
          Without a featured image the picture of the site is shown.
        </figcaption>
      )}
    </figure>
  );
}
