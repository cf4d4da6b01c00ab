import type { ReactNode } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { useMounted } from '../layout/use-mounted';

type Tab = { id: string; name: string; content: ReactNode };
type SidePanelProps = {
  /** What the panel is called as a region of the page. */
  label: string;
  tabs: readonly Tab[];
  chosen: string;
  onChoose: (id: string) => void;
};

export const tabOf = (id: string) => document.querySelector<HTMLElement>(`[data-tab="${id}"]`);

/** What stands beside the text, one thing at a time; on a wide screen it stays in view. */
export function SidePanel({ label, tabs, chosen, onChoose }: SidePanelProps) {
  const mounted = useMounted();
  return (
    <section
      aria-label={label}
      className="-m-1 min-w-0 p-1 xl:sticky xl:top-22 xl:max-h-[calc(100vh-6.5rem)] xl:self-start xl:overflow-y-auto"
    >
      <Tabs value={chosen} onValueChange={onChoose} className="grid grid-cols-1 gap-4">
        <TabsList aria-label="Beside the text">
          {tabs.map(({ id, name }) => (
            <TabsTrigger key={id} value={id} data-tab={id} disabled={!mounted}>
              {name}
            </TabsTrigger>
          ))}
        </TabsList>
        {tabs.map(({ id, content }) => (
          <TabsContent key={id} value={id}>
            {content}
          </TabsContent>
        ))}
      </Tabs>
    </section>
  );
}
