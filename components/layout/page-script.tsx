declare const PAGE_SCRIPT: string;

/** The plain script of a public page (lib/without-react). It stands before all that is painted, for it sets the theme. */
export function PageScript() {
  return <script src={PAGE_SCRIPT} />;
}
