import { load } from 'cheerio';

export type StructuredData = {
  blocks: number;
  syntaxFaults: string[];
  withoutContext: number;
  /** Nodes without a type, by their path in the block. */
  withoutType: string[];
  /** Ids of the nodes that are described here. */
  ids: string[];
  /** Ids that are only pointed at. */
  references: string[];
  /** Statements that the page does not show. */
  unshown: string[];
  trailFaults: string[];
};

type Node = { [key: string]: unknown };

/** What a reader must be able to see on the page; other properties are technical, or shown in another form. */
const SHOWN = new Set([
  'name',
  'headline',
  'alternativeHeadline',
  'text',
  'reviewBody',
  'streetAddress',
  'telephone',
]);
const VALUE_KEYS = ['@value', '@list', '@set'];

export type PageFacts = {
  isShown(text: string): boolean;
  resolveId(id: string): string;
};

export function readStructuredData(sources: readonly string[], page: PageFacts): StructuredData {
  const data: StructuredData = {
    blocks: sources.length,
    syntaxFaults: [],
    withoutContext: 0,
    withoutType: [],
    ids: [],
    references: [],
    unshown: [],
    trailFaults: [],
  };
  for (const source of sources) {
    const block = parse(source, data);
    for (const node of Array.isArray(block) ? block : [block]) {
      if (!isNode(node)) continue;
      if (!/schema\.org/i.test(JSON.stringify(node['@context'] ?? ''))) data.withoutContext += 1;
      const { '@context': _, '@graph': graph, ...rest } = node;
      if (Array.isArray(graph)) readValue(graph, '@graph', data, page);
      if (!graph || rest['@type']) readNode(rest, '', data, page);
    }
  }
  return data;
}

function parse(source: string, data: StructuredData): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    data.syntaxFaults.push(error instanceof Error ? error.message : String(error));
    return null;
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readValue(value: unknown, path: string, data: StructuredData, page: PageFacts): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) readValue(item, `${path}[${index}]`, data, page);
  } else if (isNode(value) && !VALUE_KEYS.some((key) => key in value)) readNode(value, path, data, page);
}

function readNode(node: Node, path: string, data: StructuredData, page: PageFacts): void {
  const { '@id': id, '@type': type } = node;
  const isReference = typeof id === 'string' && Object.keys(node).length === 1;
  if (isReference) {
    data.references.push(page.resolveId(id));
    return;
  }
  if (typeof id === 'string') data.ids.push(page.resolveId(id));
  if (!type) data.withoutType.push(path || 'the outermost node');
  if (type === 'BreadcrumbList') data.trailFaults.push(...faultsOfTrail(node.itemListElement));
  for (const [key, value] of Object.entries(node)) {
    const texts = SHOWN.has(key) ? [value].flat().filter((item) => typeof item === 'string') : [];
    for (const text of texts) if (!page.isShown(plain(text))) data.unshown.push(`${key}: ${shortened(text)}`);
    readValue(value, path ? `${path}.${key}` : key, data, page);
  }
}

/** Answers may hold markup. */
const plain = (text: string) => (text.includes('<') ? load(text).text() : text);
const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

function faultsOfTrail(list: unknown): string[] {
  const items = [list].flat().filter(isNode);
  const faults: string[] = [];
  if (items.length < 2)
    faults.push(`it has ${items.length} step${items.length === 1 ? '' : 's'}, and two are the least`);
  for (const [index, item] of items.entries()) {
    if (Number(item.position) !== index + 1)
      faults.push(`step ${index + 1} has the position ${item.position}`);
    const target = item.item;
    if (!item.name && !(isNode(target) && target.name)) faults.push(`step ${index + 1} has no name`);
    if (!target && index < items.length - 1) faults.push(`step ${index + 1} has no address`);
  }
  return faults;
}
