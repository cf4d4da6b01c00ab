import { readTabJson, tabStorage } from './tab-storage';

const { jest } = import.meta;
const real = Object.getOwnPropertyDescriptor(window, 'sessionStorage') ?? {};

afterEach(() => {
  Object.defineProperty(window, 'sessionStorage', real);
  jest.restoreAllMocks();
  sessionStorage.clear();
});

function storageIs(get: () => unknown): void {
  Object.defineProperty(window, 'sessionStorage', { configurable: true, get });
}

describe('what a tab keeps', () => {
  test('is there until it is removed', () => {
    expect(tabStorage.write('key', '{"a":1}')).toBe(true);
    expect(tabStorage.read('key')).toBe('{"a":1}');
    expect(readTabJson('key')).toEqual({ a: 1 });
    tabStorage.remove('key');
    expect(tabStorage.read('key')).toBeNull();
    expect(readTabJson('key')).toBeNull();
  });

  test('is nothing where somebody else wrote what is no JSON', () => {
    tabStorage.write('key', '{"a":');
    expect(readTabJson('key')).toBeNull();
  });

  test.each<[string, () => unknown]>([
    [
      'forbidden',
      () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    ],
    ['missing', () => undefined],
    ['null', () => null],
  ])('is nothing, and nothing fails, where storage is %s', (_, get) => {
    storageIs(get);
    expect(tabStorage.write('key', 'a')).toBe(false);
    expect(tabStorage.read('key')).toBeNull();
    expect(readTabJson('key')).toBeNull();
    expect(() => tabStorage.remove('key')).not.toThrow();
  });

  test('stays as it was where storage is full', () => {
    tabStorage.write('key', 'before');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    expect(tabStorage.write('key', 'after')).toBe(false);
    expect(tabStorage.read('key')).toBe('before');
  });
});
