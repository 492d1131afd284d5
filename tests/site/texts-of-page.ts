import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Nobody reads them. */
const SILENT = new Set(['script', 'style', 'template']);

/**
 * What a page says, to the eye, to screen readers, and to its islands, each text by itself; what is said to be in
 * another language than the page is left out.
 * @param language of the page, such as 'es'
 */
export function textsOfPage(html: string, language: string): string[] {
  return textsIn(parse(html), language);
}

function textsIn(node: Node, language: string): string[] {
  if (node.nodeName === '#text' && 'value' in node) return [node.value];
  if (SILENT.has(node.nodeName)) return [];
  const attributes = 'attrs' in node ? node.attrs : [];
  const own = attributes.find(({ name }) => name === 'lang')?.value;
  if (own !== undefined && own.split('-')[0] !== language) return [];
  const children = 'childNodes' in node ? node.childNodes : [];
  return [
    ...attributes.filter(({ name }) => !name.startsWith('data-')).map(({ value }) => value),
    ...children.flatMap((child) => textsIn(child, language)),
  ];
}
