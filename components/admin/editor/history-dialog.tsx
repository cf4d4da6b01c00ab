import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import type { AdminFailure } from '@/lib/action';
import type { PostVersion } from '@/lib/blog/admin-schema';
import type { PostFields } from '@/lib/blog/post-fields';
import { formatMoment } from '@/lib/format/dates';
import { FieldDifferences } from '../form/field-differences';
import { Notice } from '../layout/notice';
import { SessionNotice } from '../layout/session-notice';
import { calls } from './editor-calls';
import { fieldLabels } from './field-labels';

type HistoryDialogProps = {
  postId: string;
  /** The form as it is now. */
  fields: PostFields;
  onRestore: (version: PostVersion) => void;
  onClose: () => void;
};

/** The last states of a post. It is mounted while it is open. */
export function HistoryDialog({ postId, fields, onRestore, onClose }: HistoryDialogProps) {
  const [versions, setVersions] = useState<PostVersion[] | null>(null);
  const [failure, setFailure] = useState<AdminFailure | null>(null);

  useEffect(() => {
    let isWanted = true;
    void calls.listVersions({ id: postId }).then((result) => {
      if (!isWanted) return;
      if (result.status === 'success') setVersions(result.data);
      else setFailure(result);
    });
    return () => {
      isWanted = false;
    };
  }, [postId]);

  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title="History"
        description="The last 50 versions. Restoring one fills the form; saving stores it."
        className="w-full max-w-3xl"
      >
        {failure?.reason === 'session' && <SessionNotice />}
        {failure && failure.reason !== 'session' && (
          <Notice tone="failure">
            <p>The history could not be loaded. {failure.message}</p>
          </Notice>
        )}
        {!failure && (
          <p role="status" className="text-sm text-muted-foreground">
            {versions
              ? versions.length === 0
                ? 'There are no versions yet.'
                : ''
              : 'The history is being read.'}
          </p>
        )}
        <ol className="divide-y">
          {versions?.map((version) => (
            <Version key={version.id} version={version} fields={fields} onRestore={onRestore} />
          ))}
        </ol>
      </DialogContent>
    </Dialog>
  );
}

type VersionProps = Pick<HistoryDialogProps, 'fields' | 'onRestore'> & { version: PostVersion };

function Version({ version, fields, onRestore }: VersionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const name = formatMoment(version.changedAt);
  return (
    <li className="grid grid-cols-1 gap-2 py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium">
            <time dateTime={version.changedAt}>{name}</time>
          </p>
          <p className="text-sm text-muted-foreground [overflow-wrap:anywhere]">{version.changedBy}</p>
          <p className="text-sm [overflow-wrap:anywhere]">{version.change}</p>
        </div>
        <Button
          aria-label={`Restore the version of ${name}`}
          onClick={() => onRestore(version)}
          variant="outline"
          size="sm"
        >
          Restore
        </Button>
      </div>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="text-link w-fit cursor-pointer text-sm">
          Compare with the form as it is now
        </summary>
        {isOpen && (
          <div className="mt-3">
            <FieldDifferences
              labels={fieldLabels}
              before={version.fields}
              after={fields}
              removed="Only in this version"
              added="Only in the form now"
            />
          </div>
        )}
      </details>
    </li>
  );
}
