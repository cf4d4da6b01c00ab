import type { ReactNode } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';

type Tab = { id: string; name: string; content: ReactNode };
type SidePanelProps = { tabs: readonly Tab[]; chosen: string; onChoose: (id: string) => void };

export const tabOf = (id: string) => document.querySelector<HTMLElement>(`[data-tab="${id}"]`);

/** What stands beside the text, one thing at a time. */
export function SidePanel({ tabs, chosen, onChoose }: SidePanelProps) {
  return (
    <Tabs value={chosen} onValueChange={onChoose} className="grid grid-cols-1 gap-4">
      <TabsList aria-label="Beside the text">
        {tabs.map(({ id, name }) => (
          <TabsTrigger key={id} value={id} data-tab={id}>
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
  );
}
