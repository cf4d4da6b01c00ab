import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ListSelect } from './list-select';

const { jest } = import.meta;
const router = { push: jest.fn(), replace: jest.fn(), refresh: jest.fn() };
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => router }));
const { ListFilters } = await import('./list-filters');
const { ListNavigationArea } = await import('./list-navigation');

const kinds = [
  { value: '', label: 'Everything' },
  { value: 'author', label: 'Author' },
];

function List({ kind = '', q = '' }: { kind?: string; q?: string }): ReactNode {
  return (
    <ListNavigationArea>
      <ListFilters path="/admin/list" values={{ q, kind }} placeholder="Search">
        <ListSelect name="kind" label="What" value={kind} options={kinds} />
      </ListFilters>
    </ListNavigationArea>
  );
}

const kind = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'What' });
const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });

/** The page as the server sent it, before its code has come. */
async function sent(
  list: ReactNode,
): Promise<{ comeToLife: () => Promise<{ show: (now: ReactNode) => void }> }> {
  // The build for browsers needs more of one than jsdom has.
  const { renderToString } = await import('react-dom/server.node');
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(list);
  return {
    comeToLife: async () => {
      const root = await act(async () => hydrateRoot(page, list));
      return { show: (now) => act(() => root.render(now)) };
    },
  };
}

beforeEach(() => {
  document.body.replaceChildren();
  router.push.mockReset();
});

test('what was chosen before the page came to life applies when it does', async () => {
  const { comeToLife } = await sent(<List />);
  kind().value = 'author';
  search().value = ' guide ';
  await comeToLife();
  await act(async () => {});
  expect(router.push).toHaveBeenCalledWith('/admin/list?q=guide&kind=author', { scroll: false });
  expect(kind().value).toBe('author');
});

test('a page on which nothing was chosen stays where it is, and follows its address', async () => {
  const { comeToLife } = await sent(<List kind="author" />);
  const { show } = await comeToLife();
  expect(router.push).not.toHaveBeenCalled();
  show(<List kind="" />);
  expect(kind().value).toBe('');
});

test('a choice applies at once, and drawing the list again does not undo it', async () => {
  const { comeToLife } = await sent(<List />);
  const { show } = await comeToLife();
  await act(async () => void fireEvent.change(kind(), { target: { value: 'author' } }));
  expect(router.push).toHaveBeenCalledWith('/admin/list?kind=author', { scroll: false });
  show(<List />);
  expect(kind().value).toBe('author');
});
