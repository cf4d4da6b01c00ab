import { type KeyboardEvent, type ReactNode, useRef } from 'react';

type Tab = { id: string; name: string; content: ReactNode };
type SidePanelProps = { tabs: readonly Tab[]; chosen: string; onChoose: (id: string) => void };

export const tabId = (id: string) => `tab-${id}`;

export function SidePanel({ tabs, chosen, onChoose }: SidePanelProps) {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const here = tabs.findIndex(({ id }) => id === chosen);
    const next = tabs[(here + step + tabs.length) % tabs.length];
    if (!next) return;
    onChoose(next.id);
    list.current?.querySelector<HTMLElement>(`#${tabId(next.id)}`)?.focus();
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <div ref={list} role="tablist" aria-label="Beside the text" className="flex border-b">
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            id={tabId(id)}
            type="button"
            role="tab"
            aria-selected={id === chosen}
            aria-controls={`panel-${id}`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
            onKeyDown={move}
            className="relative min-h-11 px-4 font-medium text-muted-foreground after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 hover:text-foreground aria-selected:text-foreground aria-selected:after:bg-rank"
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div key={id} id={`panel-${id}`} role="tabpanel" aria-labelledby={tabId(id)} hidden={id !== chosen}>
          {id === chosen && content}
        </div>
      ))}
    </div>
  );
}
