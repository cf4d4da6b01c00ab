'use client';

import { useId, useState } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Input } from '@/components/ui/input';
import { call } from '@/lib/action/call';
import { toast } from '@/lib/browser/toast';
import { findPagesThere, importCityPages } from '@/lib/cities/admin-actions';
import { CITY_PAGES } from '@/lib/cities/admin-list';
import { type DryRun, dryRun } from '@/lib/cities/sheet/dry-run';
import { decodeSheet } from '@/lib/cities/sheet/read-sheet';
import { Field, fieldAttributes } from '../form/field';
import { Notice } from '../layout/notice';
import { ReadyButton } from '../layout/ready-button';
import { SheetFaults } from './sheet-faults';

const MOST_BYTES = 1_800_000;
const hint =
  'A CSV file of a spreadsheet, with the columns of an export. It is looked at first; nothing is stored until you say so.';

/** Brings city pages from a sheet: shows what it would bring and what is wrong, then makes drafts of all of them, or of none. */
export function SheetImport({ services }: { services: readonly string[] }) {
  const id = useId();
  const [found, setFound] = useState<(DryRun & { there: string[] }) | null>(null);
  const [problem, setProblem] = useState('');
  const [pending, setPending] = useState(false);

  async function look(file: File | undefined) {
    setFound(null);
    setProblem('');
    if (!file) return;
    if (file.size > MOST_BYTES)
      return setProblem('The file is larger than 1.8 MB. Part it into several sheets.');
    setPending(true);
    const run = dryRun(decodeSheet(new Uint8Array(await file.arrayBuffer())), services);
    const asked = run.pages.map(({ fields }) => ({ city: fields.city, service: fields.service_type }));
    const there = await call(findPagesThere, { pages: asked });
    setPending(false);
    if (there.status === 'failure')
      return setProblem(`The sheet could not be compared with the site. ${there.message}`);
    const isThere = new Set(there.data);
    setFound({
      faults: run.faults,
      pages: run.pages.filter((_, index) => !isThere.has(index)),
      there: asked
        .filter((_, index) => isThere.has(index))
        .map(({ city, service }) => `${service} in ${city}`),
    });
  }

  async function bring() {
    if (!found || pending) return;
    setPending(true);
    const result = await call(importCityPages, { pages: found.pages.map(({ fields }) => fields) });
    setPending(false);
    if (result.status === 'failure') return setProblem(result.message);
    toast.success('Success', { description: `${result.data} drafts made from the sheet.` });
    setFound(null);
    window.location.assign(`${CITY_PAGES}?status=draft`);
  }

  const isWhole = found !== null && found.faults.length === 0 && found.pages.length > 0;
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-5">
      <Field {...{ id, hint }} label="Sheet of city pages">
        <Input
          {...fieldAttributes(id, { hint })}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          className="h-auto py-2"
          onChange={({ target }) => void look(target.files?.[0])}
        />
      </Field>
      {problem && <Notice tone="failure">{problem}</Notice>}
      <p role="status" className="empty:hidden">
        {pending ? 'One moment…' : found && summary(found)}
      </p>
      {found && <SheetFaults faults={found.faults} />}
      {found && found.there.length > 0 && (
        <p className="wrap-anywhere">
          These pages are there already and stay as they are: {found.there.join(', ')}.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <ReadyButton aria-disabled={!isWhole || pending} onClick={() => isWhole && bring()}>
          {isWhole ? `Make ${found.pages.length} drafts` : 'Make drafts'}
        </ReadyButton>
        <ButtonLink href="/api/city-pages/export" variant="outline">
          Export all city pages
        </ButtonLink>
      </div>
    </div>
  );
}

function summary({ pages, faults }: DryRun): string {
  const brings = pages.length === 1 ? '1 new page' : `${pages.length} new pages`;
  if (faults.length > 0)
    return `Nothing can be imported yet: ${faults.length === 1 ? '1 fault' : `${faults.length} faults`}, and ${brings} without one.`;
  return pages.length === 0 ? 'The sheet has no new page.' : `The sheet has ${brings} and no faults.`;
}
