import { useCallback, useState } from 'react';
import type { PostVersion } from '@/lib/blog/admin-schema';
import type { PostFields } from '@/lib/blog/post-fields';
import { formatMoment } from '@/lib/format/dates';
import { FieldDifferences } from '../form/field-differences';
import { HistoryFrame } from '../history/history-frame';
import { ReadyButton } from '../layout/ready-button';
import { calls } from './editor-calls';
import { fieldLabels } from './field-labels';

type HistoryDialogProps = {
  postId: string;
  /** The form as it is now. */
  fields: PostFields;
  onRestore: (version: PostVersion) => void;
  onClose: () => void;
};

/** The last states of a post. */
export function HistoryDialog({ postId, fields, onRestore, onClose }: HistoryDialogProps) {
  const read = useCallback(() => calls.listVersions({ id: postId }), [postId]);
  return (
    <HistoryFrame
      description="The last 50 versions. Restoring one fills the form; saving stores it."
      empty="There are no versions yet."
      {...{ read, onClose }}
    >
      {(versions) =>
        versions.map((version) => (
          <Version key={version.id} version={version} fields={fields} onRestore={onRestore} />
        ))
      }
    </HistoryFrame>
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
        <ReadyButton
          aria-label={`Restore the version of ${name}`}
          onClick={() => onRestore(version)}
          variant="outline"
          size="sm"
        >
          Restore
        </ReadyButton>
      </div>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="text-link w-fit cursor-pointer leading-6 text-sm">
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
