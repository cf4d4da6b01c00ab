import type { FillValues } from '@/lib/format/fill-in';

/** What is said once and can be named in any text. */
export function NamesToUse({ values }: { values: FillValues }) {
  return (
    <details className="rounded-lg border px-4 py-3 text-sm">
      <summary className="cursor-pointer font-medium">
        What texts can name, so that it changes everywhere
      </summary>
      <dl className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {Object.entries(values).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="font-mono">{`{{${name}}}`}</dt>
            <dd className="text-muted-foreground max-sm:mb-2">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
