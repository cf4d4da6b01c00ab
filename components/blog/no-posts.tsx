import { SearchIcon } from '@/components/ui/icons';

export function NoPosts({ title, text }: { title: string; text: string }) {
  return (
    <div className="mt-8 border-l-4 border-primary py-2 pl-6">
      <SearchIcon className="size-6 text-muted-foreground" />
      <h3 className="heading-3 mt-3">{title}</h3>
      <p className="mt-1 text-muted-foreground">{text}</p>
    </div>
  );
}
