import { SearchIcon } from '@/components/ui/icons';
import { blog } from '@/content/blog';

export function NoPosts({ text = blog.empty.text }: { text?: string }) {
  return (
    <div className="mt-8 border-l-4 border-primary py-2 pl-6">
      <SearchIcon className="size-6 text-muted-foreground" />
      <h3 className="heading-3 mt-3">{blog.empty.title}</h3>
      <p className="mt-1 text-muted-foreground">{text}</p>
    </div>
  );
}
