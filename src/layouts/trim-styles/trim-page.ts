import { createHash } from 'node:crypto';
import { collectWords, type Scripts } from './page-words.ts';
import { trimStyleSheet } from './trim-style-sheet.ts';

const STYLE = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g;

/** A built page with only the utility classes it can use, and its Content-Security-Policy in step. */
export function trimPage(html: string, scripts: Scripts): string {
  const words = collectWords(html, scripts);
  const hashes = new Map<string, string>();
  const trimmed = html.replace(STYLE, (element, open: string, css: string, close: string) => {
    if (!css.includes('@layer utilities{')) return element;
    const kept = trimStyleSheet(css, words);
    hashes.set(hash(css), hash(kept));
    return open + kept + close;
  });
  return [...hashes].reduce((page, [before, after]) => page.replaceAll(before, after), trimmed);
}

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
