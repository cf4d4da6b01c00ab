declare const PAGE_SCRIPT: string;

const BEHIND_IT = 'page-script-ran';

/**
 * The plain script of a public page (lib/without-react). It stands before all that is painted, for it sets the theme; the
 * browser is told to wait for it, or it would show the page, and reveal it in a transition, before the script can listen.
 */
export function PageScript() {
  return (
    <>
      <link rel="expect" href={`#${BEHIND_IT}`} blocking="render" />
      <script src={PAGE_SCRIPT} />
      <span id={BEHIND_IT} hidden />
    </>
  );
}
