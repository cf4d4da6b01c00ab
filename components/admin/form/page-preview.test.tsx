import { act, render, screen } from '@testing-library/react';

const { jest } = import.meta;
let resolvedTheme = 'dark';
jest.unstable_mockModule('next-themes', () => ({ useTheme: () => ({ resolvedTheme }) }));
const { PagePreview } = await import('./page-preview');

const PAGE =
  '<html lang="en-IN" class="font-a dark" data-theme="dark"><body><script>alert(1)</script><p>dark class="dark"</p></body></html>';
const keep = async () => ({ status: 'success' as const, data: '/preview/service/key' });

const shown = () => screen.getByTitle<HTMLIFrameElement>('Preview of the page').srcdoc;

beforeAll(() => {
  globalThis.fetch = jest.fn(async () => ({ ok: true, text: async () => PAGE }) as Response);
});

test('the preview has the theme of the staff area, runs nothing and leads nowhere', async () => {
  jest.useFakeTimers();
  const fields = {};
  const { rerender } = render(<PagePreview keep={keep} id={null} fields={fields} />);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(shown()).toContain('class="font-a dark"');
  expect(shown()).not.toContain('alert');
  expect(shown()).toContain('<body inert');
  resolvedTheme = 'light';
  rerender(<PagePreview keep={keep} id={null} fields={fields} />);
  expect(shown()).toContain('<html lang="en-IN" class="font-a" data-theme="dark">');
  expect(shown()).toContain('<p>dark class="dark"</p>');
});
