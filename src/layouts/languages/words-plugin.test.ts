import path from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#words/language.ts';
import { wordsPlugin } from './words-plugin.ts';

const ENTRY = `
  import { byLanguage } from '#words/by-language.ts';
  import { messages } from '#words/cart.ts';
  import { currentLanguage } from '#words/current-language.ts';
  const locale = byLanguage((tag) => tag);
  export const said = [currentLanguage(), locale(), messages.checkout];
`;

/** What a page's script says, and its source. */
async function bundle(language: Language): Promise<{ said: unknown; code: string }> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'virtual:entry' ? '\0virtual:entry' : undefined),
    load: (id: string) => (id === '\0virtual:entry' ? ENTRY : undefined),
  };
  const built = await build({
    configFile: false,
    root: path.resolve(import.meta.dirname, '../../..'),
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: 'virtual:entry', preserveEntrySignatures: 'strict' },
    },
    plugins: [entry, wordsPlugin(language)],
  });
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = files.map((file) => ('code' in file ? file.code : '')).join('');
  const { said } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return { said, code };
}

test.each([
  ['en', ['en', 'en-US', 'Proceed to Checkout']],
  ['es', ['es', 'es-US', 'Continuar al pago']],
] as const)('a page in %s has the words of its language alone', async (language, words) => {
  const { said, code } = await bundle(language);
  expect(said).toEqual(words);
  const others = LANGUAGES.filter((one) => one !== language);
  for (const other of others) expect(code).not.toContain(`${other}-US`);
});
