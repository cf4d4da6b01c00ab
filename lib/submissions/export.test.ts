/** @jest-environment node */
import { databaseAnswer } from '../testing/database-answer';
import { readView } from './filters';

const { jest } = import.meta;
type Arguments = Record<string, unknown>;
const rpc = jest.fn<ReturnType<typeof databaseAnswer>, [string, Arguments]>();
jest.unstable_mockModule('../supabase/session', () => ({ sessionClient: async () => ({ rpc }) }));
const { exportSubmissions } = await import('./export');

const NOW = new Date('2026-11-21T08:00:00Z');
const everything = readView({});

/** Submissions as the database hands them out, the newest first, with moments finer than a JavaScript date. */
const rows = Array.from({ length: 2500 }, (_, index) => ({
  id: `id-${index}`,
  name: `Visitor ${index}`,
  email: 'visitor@example.in',
  phone: null,
  company: null,
  service_interest: 'seo',
  city: null,
  message: 'Hello',
  status: 'new',
  created_at: `2026-11-20T10:00:00.${String(999_999 - index).padStart(6, '0')}+00:00`,
}));

function answerFrom(stored: typeof rows) {
  rpc.mockImplementation((_name, { before_id, page_size }) => {
    const from = stored.findIndex(({ id }) => id === before_id) + 1;
    return databaseAnswer(stored.slice(from, from + Number(page_size)));
  });
}

const read = async (file: ReadableStream<Uint8Array> | null) => new Response(file).text();

beforeEach(() => {
  rpc.mockReset();
});

test('holds every row once, in pages that continue behind the last row', async () => {
  answerFrom(rows);
  const file = await read(await exportSubmissions(everything, NOW));
  const lines = file.trimEnd().split('\r\n');
  expect(lines).toHaveLength(2501);
  expect(new Set(lines).size).toBe(2501);
  expect(lines[2500]).toContain('"Visitor 2499"');
  expect(rpc).toHaveBeenCalledTimes(3);
  expect(rpc.mock.calls[1]?.[1]).toMatchObject({
    before_id: 'id-999',
    before_created_at: rows[999]?.created_at,
    page_size: 1000,
  });
});

test('begins with the mark that tells a spreadsheet its encoding', async () => {
  answerFrom(rows.slice(0, 1));
  const file = await exportSubmissions(everything, NOW);
  const bytes = new Uint8Array(await new Response(file).arrayBuffer());
  expect([...bytes.slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x22]);
});

test('asks for the rows of the filter', async () => {
  answerFrom([]);
  const view = readView({ q: 'rao', status: 'closed', service: 'ppc', date: 'today' });
  expect(await exportSubmissions(view, NOW)).toBeNull();
  expect(rpc).toHaveBeenCalledWith('export_submissions', {
    search: 'rao',
    status_filter: 'closed',
    service_filter: 'ppc',
    created_from: '2026-11-20T18:30:00.000Z',
    created_before: '2026-11-21T18:30:00.000Z',
    before_created_at: null,
    before_id: null,
    page_size: 1000,
  });
});

test('reads the next page only when somebody takes the one before', async () => {
  answerFrom(rows);
  const reader = (await exportSubmissions(everything, NOW))?.getReader();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(rpc.mock.calls.length).toBeLessThanOrEqual(2);
  await reader?.cancel();
});

test('an outage at the start is an error, one in the middle breaks the download off', async () => {
  rpc.mockReturnValue(databaseAnswer(null, { code: '08006' }));
  await expect(exportSubmissions(everything, NOW)).rejects.toMatchObject({ code: '08006' });

  rpc.mockReturnValueOnce(databaseAnswer(rows.slice(0, 1000)));
  const file = await exportSubmissions(everything, NOW);
  await expect(read(file)).rejects.toBeDefined();
});

test('one slow answer in the middle does not cost the download', async () => {
  answerFrom(rows.slice(0, 1500));
  const file = await exportSubmissions(everything, NOW);
  rpc.mockReturnValueOnce(databaseAnswer(null, { code: '57014' }));
  expect((await read(file)).trimEnd().split('\r\n')).toHaveLength(1501);
});
