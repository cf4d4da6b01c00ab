import { Button } from '@/components/ui/button';
import { SearchIcon } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { blogWords } from '@/content/blog';
import { routes } from '@/lib/routes';

/** A plain form: its answer has an address, and it works without scripts. */
export function SearchForm({ query }: { query?: string }) {
  return (
    <search className="w-full max-w-xl">
      <form action={routes.blog} className="flex gap-2">
        <span className="relative grow">
          <SearchIcon className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted-foreground" />
          <Input
            tall
            type="search"
            name="q"
            defaultValue={query}
            required
            maxLength={60}
            aria-label={blogWords.search}
            placeholder={blogWords.search}
            className="pl-11!"
          />
        </span>
        <Button type="submit" variant="outline" className="min-h-12">
          {blogWords.searchButton}
        </Button>
      </form>
    </search>
  );
}
