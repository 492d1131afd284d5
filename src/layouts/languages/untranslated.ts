import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ANNOUNCED, CONTINUED, withoutMarks } from '#domain/translation/untranslated-mark.ts';
import { readLanguageFrom } from '#words/current-language.ts';
import { DEFAULT_LANGUAGE, type Language, localeOf } from '#words/language.ts';
import { messages } from '#words/layout.ts';

/** An element that begins with a mark; its attributes may hold any sign between their quotes. */
const MARKED = new RegExp(
  `<([a-z][\\w-]*)((?:\\s+[^\\s"'<>=]+(?:="[^"]*")?)*)\\s*>\\s*([${ANNOUNCED}${CONTINUED}])`,
  'g',
);
/** They hold text alone. */
const PLAIN = new Set(['title', 'option', 'textarea', 'script']);
/** Drawn again in the browser, where nothing may be added. */
const ISLANDS = /(<astro-island[\s\S]*?<\/astro-island>)/;
const FILES = /\.(html|json|xml|txt|webmanifest)$/;

/** Says of each text that has no translation that it is English, in pages of another language. */
export function tellUntranslated(language: Language): AstroIntegration {
  return {
    name: 'tell-untranslated',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        if (language === DEFAULT_LANGUAGE) return;
        const root = fileURLToPath(dir);
        readLanguageFrom(() => language);
        const files = await readdir(root, { recursive: true });
        for (const file of files.filter((name) => FILES.test(name))) {
          const text = await readFile(path.join(root, file), 'utf8');
          await writeFile(path.join(root, file), markEnglish(text, language, messages.inEnglish));
        }
      },
    },
  };
}

/**
 * A page without marks: what was marked is said to be English, to screen readers and, once a text, to the eye.
 * @param note such as 'en inglés', in the language of the page
 */
export function markEnglish(html: string, language: Language, note: string): string {
  const told = `<small lang="${localeOf(language)}">(${note})</small> `;
  const parts = html.split(ISLANDS).map((part) => (ISLANDS.test(part) ? part : tell(part, told)));
  return withoutMarks(parts.join(''));
}

function tell(html: string, told: string): string {
  return html.replace(MARKED, (whole, tag: string, attributes: string, mark: string) => {
    if (PLAIN.has(tag)) return whole;
    return `<${tag}${attributes} lang="${DEFAULT_LANGUAGE}">${mark === ANNOUNCED ? told : ''}`;
  });
}
