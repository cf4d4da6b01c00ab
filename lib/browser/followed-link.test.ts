import { followedLink } from './followed-link';

beforeEach(() => {
  document.body.innerHTML =
    '<a href="/a"><b>here</b></a><a href="/b" target="_blank">beside</a><a>nowhere</a><p>text</p>';
});

const click = (target: string, change: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...change });
  document.querySelector(target)?.dispatchEvent(event);
  return event;
};

test('a click within a link follows it', () => {
  expect(followedLink(click('b'))?.href).toBe('http://localhost/a');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'with %p it opens elsewhere',
  (change) => {
    expect(followedLink(click('b', change))).toBeNull();
  },
);

test.each(['a[target]', 'a:not([href])', 'p'])('%s leads nowhere in this tab', (target) => {
  expect(followedLink(click(target))).toBeNull();
});

test('a click that something else took follows nothing, and only links of the kind are followed', () => {
  const taken = click('b');
  taken.preventDefault();
  expect(followedLink(taken)).toBeNull();
  expect(followedLink(click('b'), 'a[data-in-place]')).toBeNull();
});
