import { buttonVariants } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { useMounted } from '../layout/use-mounted';
import { shortcuts } from './table-keys';

export function ShortcutsDialog() {
  const mounted = useMounted();
  return (
    <Dialog>
      <DialogTrigger
        disabled={!mounted}
        className={`${buttonVariants({ variant: 'ghost', size: 'sm' })} -ml-3`}
      >
        Keyboard shortcuts
      </DialogTrigger>
      <DialogContent
        title="Keyboard shortcuts"
        description="They work while the focus is in the list of submissions. The Tab key takes you there."
        className="max-w-md"
      >
        <dl className="grid gap-2">
          {shortcuts.map(({ keys, text }) => (
            <div key={text} className="flex items-center justify-between gap-4 border-t pt-2">
              <dt>{text}</dt>
              <dd className="flex gap-1.5">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="min-w-8 rounded-sm border border-input bg-card px-2 py-0.5 text-center text-sm"
                  >
                    {key}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  );
}
