/** Pure: where links and pictures of a page lead, also those written as HTML. Code is no link. */
export function findLinks(markdown: string): string[] {
  const text = withoutCode(markdown);
  const written = [
    ...text.matchAll(/\]\(([^)\s]+)\)/g),
    ...text.matchAll(/(?:src|href)="([^"]+)"/g),
  ];
  return written.map(([, address = '']) => address);
}

/** Pure: the anchors of a page's headings, as GitHub makes them. */
export function findHeadings(markdown: string): string[] {
  const seen = new Map<string, number>();
  return [...withoutBlocks(markdown).matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) => {
    const anchor = title
      .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-');
    const before = seen.get(anchor) ?? 0;
    seen.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
}

/** Pure: what a page has in bold, once each. */
export function findNames(markdown: string): string[] {
  const names = [...withoutCode(markdown).matchAll(/\*\*([^*]+)\*\*/g)];
  return [...new Set(names.map(([, name = '']) => name))];
}

function withoutBlocks(markdown: string): string {
  return markdown.replaceAll(/^```[\s\S]*?^```/gm, '');
}

function withoutCode(markdown: string): string {
  return withoutBlocks(markdown).replaceAll(/`[^`\n]*`/g, '');
}
