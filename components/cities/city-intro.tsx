import { ArrowDownIcon } from '@/components/ui/icons';
import type { CityPageTexts } from '@/content/city-pages';

type CityIntroProps = {
  sections: CityPageTexts['sections'];
  paragraphs: readonly string[];
  /** Those that the page leaves out, for want of anything in them. */
  without: readonly string[];
};

export function CityIntro({ sections, paragraphs, without }: CityIntroProps) {
  return (
    <div className="container-page grid gap-x-16 gap-y-10 py-14 md:py-20 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid content-start gap-5 text-lead">
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows may repeat a paragraph, and the text never changes its order
          <p key={index} className="max-w-[66ch]">
            {paragraph}
          </p>
        ))}
      </div>
      <nav aria-label="On this page" className="self-start border-b lg:mt-1.5">
        <ul>
          {Object.entries(sections).map(([id, name]) =>
            without.includes(id) ? null : (
              <li key={id} className="border-t">
                <a
                  href={`#${id}`}
                  className="flex min-h-12 items-center justify-between gap-4 font-medium hover:text-rank"
                >
                  {name}
                  <ArrowDownIcon className="size-4 text-rank" />
                </a>
              </li>
            ),
          )}
        </ul>
      </nav>
    </div>
  );
}
