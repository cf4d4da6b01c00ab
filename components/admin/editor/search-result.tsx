import type { Device, SerpPreview } from '@/lib/blog/review/preview';

type SearchResultProps = SerpPreview & { device: Device };

const names = { phone: 'On a phone', desktop: 'On a desktop' };
/** The width that the pixel widths of the texts belong to. */
const widths = { phone: 360, desktop: 600 };

/** A result with the letters that Google uses. Where there is less room all of it is drawn smaller, and ends where it would. */
export function SearchResult({ device, siteName, breadcrumb, title, description }: SearchResultProps) {
  const size = (pixels: number) => ({ fontSize: `min(${pixels}px, ${(100 * pixels) / widths[device]}cqi)` });
  return (
    <figure className="grid grid-cols-1 gap-1.5">
      <figcaption className="text-sm font-medium">{names[device]}</figcaption>
      <div className="rounded-md border bg-white p-3 text-[#1f1f1f] dark:bg-[#1f1f1f] dark:text-[#e8e8e8]">
        <div
          className="grid grid-cols-1 gap-0.5 leading-[1.4]"
          style={{ containerType: 'inline-size', maxWidth: widths[device], fontFamily: 'Arial, sans-serif' }}
        >
          <p style={size(14)}>{siteName}</p>
          <p style={size(14)} className="[overflow-wrap:anywhere] opacity-80">
            {breadcrumb}
          </p>
          <p style={size(20)} className="leading-[1.3] text-[#1a0dab] dark:text-[#99c3ff]">
            {title.text}
          </p>
          <p style={size(14)}>{description.text || 'There is no description yet.'}</p>
        </div>
      </div>
      {(title.isCut || description.isCut) && (
        <p className="text-sm text-muted-foreground">
          {[title.isCut && 'The title', description.isCut && 'The description'].filter(Boolean).join(' and ')}{' '}
          {title.isCut && description.isCut ? 'are' : 'is'} cut off here.
        </p>
      )}
    </figure>
  );
}
