import { AreaGlyph } from '@/components/services/area-glyph';
import { serviceIcons } from '@/lib/services/icons';

const names: Record<(typeof serviceIcons)[number], string> = {
  seo: 'A rising result',
  ppc: 'An ad above bars',
  'content-strategy': 'Topics of a page',
  'site-speed': 'A waterfall of loading',
  'local-seo': 'A pin on a map',
  'ecommerce-seo': 'A shelf of products',
};

/** The drawings to choose from, as pictures. */
export function IconField({ value, onChange }: { value: string; onChange: (icon: string) => void }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium">Drawing</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {serviceIcons.map((icon) => (
          <label
            key={icon}
            className="grid cursor-pointer justify-items-center gap-2 rounded-lg border bg-card p-3 text-center text-sm has-checked:border-rank has-checked:ring-1 has-checked:ring-rank has-focus-visible:outline-2"
          >
            <AreaGlyph icon={icon} className="h-16 w-28" />
            <span className="flex items-center gap-2">
              <input
                type="radio"
                name="icon"
                value={icon}
                checked={value === icon}
                onChange={() => onChange(icon)}
                className="size-4 shrink-0 accent-[var(--rank)]"
              />
              {names[icon]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
