import type { Graph } from 'schema-dts';
import { serializeJsonLd } from '@/lib/search/seo/json-ld';

/** Structured data of a page; the serialiser makes it safe to stand inside a script element. */
export function JsonLd({ graph }: { graph: Graph }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeJsonLd escapes what could end the element
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(graph) }} />
  );
}
