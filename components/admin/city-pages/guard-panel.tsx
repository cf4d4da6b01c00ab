import { Badge } from '@/components/ui/badge';
import { adviceFor } from '@/lib/cities/doorway/advice';
import type { CityPageCheck } from '@/lib/cities/doorway/check-schema';
import { Notice } from '../layout/notice';
import { ReadyButton } from '../layout/ready-button';
import { AddPlaces } from './add-places';
import type { Guard } from './use-guard';

const count = new Intl.NumberFormat('en-IN');
const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 0 });

/** Whether search engines would be shown the page as it is written, and what would have it shown. */
export function GuardPanel({ guard, city }: { guard: Guard; city: string }) {
  const { check, problem, isLoading, again } = guard;
  return (
    <section aria-labelledby="guard-heading" className="grid grid-cols-1 gap-4 text-sm">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="guard-heading" className="text-base font-semibold">
          Doorway guard
        </h2>
        {problem ? (
          <Badge tone="neutral">Not checked</Badge>
        ) : (
          check && (
            <Badge tone={check.isIndexable ? 'success' : 'warning'}>
              {check.isIndexable ? 'Would be shown' : 'Kept out'}
            </Badge>
          )
        )}
        <span role="status" className="text-muted-foreground">
          {isLoading ? 'Checking…' : verdict(guard)}
        </span>
      </div>
      {problem && (
        <Notice tone="warning">
          <p>This text is not checked. {problem}</p>
          <ReadyButton variant="outline" size="sm" onClick={again} className="justify-self-start">
            Check again
          </ReadyButton>
        </Notice>
      )}
      {check && !problem && <Measured check={check} city={city} />}
      <AddPlaces city={city} known={check ? [...check.evidence, ...check.missing] : []} onAdded={again} />
    </section>
  );
}

function verdict({ check, problem }: Guard): string {
  if (problem || !check) return '';
  return check.isIndexable
    ? 'Search engines are shown a page with this text.'
    : 'Search engines are not shown a page with this text.';
}

function Measured({ check, city }: { check: CityPageCheck; city: string }) {
  const { limits, reasons } = check;
  const advice = adviceFor(check, city);
  return (
    <>
      <dl className="grid grid-cols-3 gap-3">
        <Figure
          name="Own words"
          value={count.format(check.ownWords)}
          need={`at least ${limits.leastWords}`}
          isMet={check.ownWords >= limits.leastWords}
        />
        <Figure
          name="On other pages"
          value={percent.format(check.overlap)}
          need={`at most ${percent.format(limits.mostOverlap)}`}
          isMet={check.overlap <= limits.mostOverlap}
        />
        <Figure
          name="Places named"
          value={count.format(check.evidence.length)}
          need={`at least ${limits.leastNames}`}
          isMet={check.evidence.length >= limits.leastNames}
        />
      </dl>
      {reasons.length > 0 && <Listed title="Why it is kept out" items={reasons} />}
      {advice.length > 0 && <Listed title="What would have it shown" items={advice} />}
      <Copied check={check} />
      {check.evidence.length > 0 && (
        <p className="wrap-anywhere">
          <strong className="font-semibold">Named:</strong> {check.evidence.join(', ')}.
        </p>
      )}
      {check.missing.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1 font-semibold">
            On record and not named ({count.format(check.missing.length)})
          </summary>
          <p className="wrap-anywhere">{check.missing.join(', ')}.</p>
        </details>
      )}
    </>
  );
}

function Figure({ name, value, need, isMet }: { name: string; value: string; need: string; isMet: boolean }) {
  return (
    <div className={`rounded-md border p-3 ${isMet ? '' : 'border-destructive'}`}>
      <dt className="text-muted-foreground">{name}</dt>
      <dd>
        <span className="block text-lg font-semibold tabular-nums">{value}</span>
        {need}
        <span className="sr-only">{isMet ? ', which is met' : ', which is not met'}</span>
      </dd>
    </div>
  );
}

function Listed({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid list-disc grid-cols-1 gap-1 pl-5 wrap-anywhere">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function Copied({ check: { sentences, pages } }: { check: CityPageCheck }) {
  if (sentences.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-1">
      <h3 className="font-semibold">Sentences that stand on other pages ({sentences.length})</h3>
      <ul className="grid max-h-96 grid-cols-1 gap-2 overflow-y-auto">
        {sentences.map(({ text, pageId }, index) => {
          const page = pages.find(({ id }) => id === pageId);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence can stand in a text twice
            <li key={index} className="rounded-md border bg-card px-3 py-2 wrap-anywhere">
              <q>{text}</q>{' '}
              {page && (
                <a href={`/admin/city-pages/${page.id}`} target="_blank" rel="noopener" className="text-link">
                  {page.name}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
