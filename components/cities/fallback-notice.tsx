/** Says that the text of this page is general; in a toast, too (lib/without-react/notice.ts). */
export function FallbackNotice({ text }: { text: string }) {
  return (
    <p className="container-page mt-8">
      <span data-notice="" className="block max-w-[68ch] rounded-md border border-l-4 border-info px-4 py-3">
        {text}
      </span>
    </p>
  );
}
