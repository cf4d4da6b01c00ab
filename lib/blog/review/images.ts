import type { Image, ImageReference, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isShown } from '../../images/address';
import { focusOn, placeOf, spanOf, whereOf } from './places';
import { sources } from './sources';
import type { Finding, Rule } from './types';

/** What cameras and editors write by themselves describes nothing. */
const NO_DESCRIPTION =
  /^(?:image|img|photo|picture|screenshot|untitled)?[\s\d._()-]*$|\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

export const missingAlternativeText: Rule = (text) => {
  const findings: Finding[] = [];
  const look = (node: Image | ImageReference) => {
    const alt = node.alt?.trim() ?? '';
    if (!NO_DESCRIPTION.test(alt)) return;
    const span = spanOf(text, node);
    const name = node.type === 'image' ? node.url : (node.label ?? node.identifier);
    // Behind "![", where the description belongs.
    const start = span ? span.start + 2 : null;
    findings.push({
      id: `image-alt:${placeOf(node)}`,
      severity: 'error',
      title: 'An image without alternative text',
      reason: alt
        ? `“${alt}” does not say what the image shows to people and search engines that cannot see it.`
        : `People and search engines that cannot see the image are told nothing about ${name.split('/').at(-1)}.`,
      source: sources.alternativeText,
      where: whereOf(text, node),
      fix: focusOn(
        'Describe the image',
        start === null ? null : { start, end: start + (node.alt?.length ?? 0) },
      ),
    });
  };
  visit(text.tree, 'image', look);
  visit(text.tree, 'imageReference', look);
  return findings;
};

export const undescribedFeaturedImage: Rule = ({ draft }) => {
  const alt = draft.featured_image_alt.trim();
  if (!draft.featured_image.trim() || !NO_DESCRIPTION.test(alt)) return [];
  return [
    {
      id: 'featured-alt',
      severity: 'warning',
      title: 'A featured image without alternative text',
      reason: alt
        ? `“${alt}” does not say what the picture shows to people and search engines that cannot see it.`
        : 'People and search engines that cannot see the picture at the top of the article are told nothing about it.',
      source: sources.alternativeText,
      where: { field: 'featured_image_alt' },
      fix: { label: 'Describe the featured image', kind: 'focus-field', field: 'featured_image_alt' },
    },
  ];
};

export const foreignImage: Rule = (text, context) => {
  const findings: Finding[] = [];
  visit(text.tree, ['image', 'definition'], (node) => {
    if (node.type !== 'image' && node.type !== 'definition') return;
    if (node.type === 'definition' && !isOfImage(text.tree, node.identifier)) return;
    if (isShown(node.url, context.imageHosts)) return;
    const span = spanOf(text, node);
    findings.push({
      id: `image-host:${placeOf(node)}`,
      severity: 'error',
      title: 'An image that is not shown',
      reason: `Articles show pictures of this site only; of ${node.url} readers get the alternative text. Upload the picture instead.`,
      source: sources.ownImages,
      where: whereOf(text, node),
      fix: focusOn('Replace the image', span),
    });
  });
  return findings;
};

function isOfImage(tree: Root, identifier: string): boolean {
  let isUsed = false;
  visit(tree, 'imageReference', (node) => {
    isUsed ||= node.identifier === identifier;
  });
  return isUsed;
}
