/** As `own_second_factor()` of the database says it. */
const standings = ['passed', 'due', 'missing', 'none'] as const;
export type SecondFactor = (typeof standings)[number];

export const secondFactorOf = (value: unknown): SecondFactor | null =>
  standings.find((standing) => standing === value) ?? null;

export const CODE_PAGE = '/admin/login/code';
export const SET_UP_PAGE = '/admin/second-factor';
export const NEW_PASSWORD_PAGE = '/admin/new-password';

/** The page on which somebody goes on who may not open the one they want yet. */
export function signInPath(secondFactor: SecondFactor | null, wanted: string): string {
  const pages = { due: CODE_PAGE, missing: SET_UP_PAGE, passed: '/admin/login', none: '/admin/login' };
  return `${pages[secondFactor ?? 'none']}?next=${encodeURIComponent(wanted)}`;
}
