import { SearchIcon } from '@/components/ui/icons';
import type { ServiceIcon } from '@/lib/services/icons';
import { AreaGlyph } from './area-glyph';

/** The service's glyph as the answer to a search for it; decoration. */
export function ServiceDrawing({ name, icon }: { name: string; icon: ServiceIcon }) {
  return (
    <div aria-hidden="true" data-nosnippet="" className="rounded-lg border bg-card max-lg:max-w-md">
      <p className="flex items-center gap-3 border-b px-5 py-3.5 text-sm font-medium">
        <SearchIcon className="size-5 text-muted-foreground" />
        {name}
      </p>
      <AreaGlyph icon={icon} className="mx-auto w-full px-8 py-9 lg:px-12 lg:py-12" />
    </div>
  );
}
