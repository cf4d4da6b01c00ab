export const reportStyles = `
:root { color-scheme: light dark; --text: light-dark(#1c2128, #e8eaed); --soft: light-dark(#57606a, #a9b1ba);
  --line: light-dark(#d5dae0, #3a414a); --card: light-dark(#fff, #1d2228); --ground: light-dark(#f5f6f8, #14181d);
  --link: light-dark(#0b57c5, #8ab8ff); --error: light-dark(#b3261e, #ff9c94); --warning: light-dark(#7a5200, #f2c14e);
  --good: light-dark(#14693a, #7fd6a0); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 70rem; padding: 2rem 1rem 4rem; background: var(--ground); color: var(--text);
  font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .5rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; }
h3 { font-size: 1.05rem; margin: 0; display: inline; }
p { margin: .5rem 0; max-width: 75ch; }
a { color: var(--link); }
a:focus-visible, summary:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .75rem; margin: 1.5rem 0; }
dl div, details, .scroll { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; }
dl div { padding: .75rem 1rem; }
dt { color: var(--soft); font-size: .9rem; }
dd { margin: 0; font-size: 1.4rem; font-weight: 650; font-variant-numeric: tabular-nums; }
details { margin: .75rem 0; }
summary { padding: .75rem 1rem; cursor: pointer; }
details > div { padding: 0 1rem 1rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem; border-bottom: 1px solid var(--line); }
td:first-child { min-width: 14rem; }
tr:last-child td { border-bottom: 0; }
.error { color: var(--error); font-weight: 650; }
.warning { color: var(--warning); font-weight: 650; }
.good { color: var(--good); font-weight: 650; }
.soft { color: var(--soft); }
@media print { details { break-inside: avoid; } }
`;
