import { Icon } from '@/components/ui/icons';

const drawings = {
  bold: 'M7 4.5h6a3.5 3.5 0 0 1 0 7H7zM7 11.5h7a4 4 0 0 1 0 8H7z',
  italic: 'M10 4.5h8M6 19.5h8M14 4.5l-4 15',
  code: 'm8 7-5 5 5 5M16 7l5 5-5 5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.3-1.3',
  bullets: 'M9 6h11.5M9 12h11.5M9 18h11.5M4 6h.01M4 12h.01M4 18h.01',
  numbers: 'M10 6h10.5M10 12h10.5M10 18h10.5M3.5 5 5 4v5M3.5 15.5c.5-1 3-1 3 .3 0 1.2-3 2-3 3.7h3',
  quote: 'M9.5 6.5c-3 .8-5 3-5 6.5v4.5h5V13h-3M19.5 6.5c-3 .8-5 3-5 6.5v4.5h5V13h-3',
  codeBlock: 'M3.5 4.5h17v15h-17zM9 9.5 6.5 12 9 14.5M15 9.5l2.5 2.5-2.5 2.5',
  table: 'M3.5 4.5h17v15h-17zM3.5 9.5h17M3.5 14.5h17M12 4.5v15',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5l5 5',
  image: 'M3.5 4.5h17v15h-17zM4 17l5-5 4 4 3-3 4.5 4.5M15.5 9h.01',
} as const;

export type Drawing = keyof typeof drawings;

export function MarkdownIcon({ name }: { name: Drawing }) {
  return (
    <Icon className="size-4.5">
      <path d={drawings[name]} />
    </Icon>
  );
}
