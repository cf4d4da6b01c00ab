'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { AdminFailure } from '@/lib/action';
import { call } from '@/lib/action/call';
import { saveAuthor } from '@/lib/authors/admin-actions';
import { type AuthorFields, type EditorAuthor, emptyAuthor } from '@/lib/authors/admin-schema';
import { toast } from '@/lib/browser/toast';
import { withTypedMeanwhile } from '@/lib/browser/typed-meanwhile';
import { useUnloadWarning } from '../form/use-unload-warning';

const GONE = 'Another administrator has deleted this author meanwhile. Copy what you need before you leave.';

/** What is typed about an author, and its way into the database. `author` is null for a new one. */
export function useAuthorForm(author: EditorAuthor | null) {
  const router = useRouter();
  const [stored, setStored] = useState(author);
  const [fields, setFields] = useState<AuthorFields>(author?.fields ?? emptyAuthor);
  const [failure, setFailure] = useState<AdminFailure | null>(null);
  const [theirs, setTheirs] = useState<EditorAuthor | null>(null);
  const [pending, setPending] = useState(false);
  const saved = stored?.fields ?? emptyAuthor;
  const isChanged = (Object.keys(fields) as (keyof AuthorFields)[]).some(
    (name) => fields[name] !== saved[name],
  );

  useUnloadWarning(isChanged);

  async function save(began = stored) {
    if (pending) return;
    setPending(true);
    const result = await call(saveAuthor, {
      ...fields,
      id: began?.id ?? null,
      expected: began?.updatedAt ?? null,
    });
    setPending(false);
    setTheirs(null);
    if (result.status === 'failure') return setFailure(result);
    const answer = result.data;
    setFailure(answer.kind === 'gone' ? { status: 'failure', reason: 'conflict', message: GONE } : null);
    if (answer.kind === 'conflict') setTheirs(answer.theirs);
    if (answer.kind !== 'saved') return;
    toast.success('Success', {
      description: began ? 'Author updated successfully.' : 'Author created successfully.',
    });
    const sent = fields;
    setStored(answer.author);
    setFields((now) => withTypedMeanwhile(now, sent, answer.author.fields));
    if (!began) router.push('/admin/authors');
  }

  function load(version: EditorAuthor) {
    setStored(version);
    setFields(version.fields);
    setTheirs(null);
  }

  return {
    fields,
    set: (name: keyof AuthorFields, text: string) => setFields((before) => ({ ...before, [name]: text })),
    failure,
    theirs,
    pending,
    isChanged,
    save: () => save(),
    loadTheirs: () => theirs && load(theirs),
    overwrite: () => theirs && save(theirs),
  };
}
