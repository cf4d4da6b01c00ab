declare module 'commonmark-spec' {
  type Example = { markdown: string; html: string; section: string; number: number };
  const specification: { tests: Example[] };
  export default specification;
}
