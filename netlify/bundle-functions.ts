import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { HOME_PATH, SCHEDULE_PATH } from '#contracts/games/page.ts';
import { LANGUAGES } from '#words/language.ts';
import { pageAddress } from '#words/page-address.ts';
import { builtFile } from './server/pages/built-page.ts';

const SOURCES = path.resolve(import.meta.dirname, 'functions');
const PACKAGES = path.resolve(import.meta.dirname, '../node_modules');

/**
 * Sanity's client as it is built for hosts that have `fetch`: the build for Node brings one of its own,
 * an eighth of an archive.
 */
const LIGHTER: Record<string, string> = {
  '@sanity/client': '@sanity/client/dist/index.js',
  'get-it': 'get-it/dist/index.js',
};

/**
 * What packages name and Firestore's client over REST never uses: streams for a Node without them, and
 * the client and the messages of services that we do not call.
 */
const UNUSED =
  /^web-streams-polyfill|^\.\.\/protos\/(iam_service|locations)$|^\.\/firestore_admin_client$/;

/** What draws SVG into a PDF, and twelve of fourteen typefaces: ours has Helvetica, plain and bold. */
const NEVER_DRAWN =
  /^node-html-better-parser$|^\.\/(Courier|Times|Symbol|ZapfDingbats|Helvetica-(Bold)?Oblique).*\.compressed\.json$/;

/** What pages load when they are touched, and a function never draws. */
const IN_BROWSERS_ALONE = /\/(DayCalendar\.tsx|load-games\.ts)$/;

const lighterPackages: Plugin = {
  name: 'lighter-packages',
  setup: ({ onResolve, onLoad }) => {
    for (const filter of [UNUSED, NEVER_DRAWN, IN_BROWSERS_ALONE]) {
      onResolve({ filter }, ({ path: name }) => ({ path: name, namespace: 'unused' }));
    }
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'module.exports = {};' }));
    onResolve(
      { filter: new RegExp(`^(${Object.keys(LIGHTER).join('|')})$`) },
      ({ path: name }) => ({
        path: path.join(PACKAGES, LIGHTER[name] ?? name),
      }),
    );
  },
};

/** The text of the built pages that functions fill or show, in the place of reading them. */
const builtPages = (site: string): Plugin => ({
  name: 'built-pages',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/pages\/built-page\.ts$/ }, async () => {
      const addresses = LANGUAGES.flatMap((language) =>
        [HOME_PATH, SCHEDULE_PATH, '/404'].map((page) => pageAddress(page, language)),
      );
      const fileOf = (address: string) => path.join(site, builtFile(address));
      // A language that the program does not offer has no pages.
      const built = addresses.filter((address) => existsSync(fileOf(address)));
      const entries = built.map(
        async (address) => [address, await readFile(fileOf(address), 'utf8')] as const,
      );
      const pages = JSON.stringify(Object.fromEntries(await Promise.all(entries)));
      return {
        contents: `const pages = ${pages}; export const readBuiltPage = async (address) => pages[address];`,
      };
    });
  },
});

/** What packages written for CommonJS expect to find around them. */
const COMMON_JS = [
  "import { createRequire as requireFrom } from 'node:module';",
  "import { fileURLToPath as toPath } from 'node:url';",
  "import { dirname as folderOf } from 'node:path';",
  'const require = requireFrom(import.meta.url);',
  'const __filename = toPath(import.meta.url);',
  'const __dirname = folderOf(__filename);',
].join('\n');

/**
 * Writes each function of `netlify/functions` with all that it imports as one file, which Netlify packs
 * as it is. Native code alone stays outside: sharp asks for its own at run time, and netlify.toml sends it
 * along.
 * @param directory emptied first
 * @param site the folder of the built site
 */
export async function bundleFunctions(directory: string, site: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  const files = readdirSync(SOURCES).filter((file) => file.endsWith('.ts'));
  await build({
    entryPoints: files.map((file) => path.join(SOURCES, file)),
    outdir: directory,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    // Protobuf's serializer tells messages by the names of their classes.
    keepNames: true,
    legalComments: 'none',
    platform: 'node',
    target: 'node24',
    format: 'esm',
    banner: { js: COMMON_JS },
    plugins: [lighterPackages, builtPages(site)],
    // React has a build for developing, too, which it would carry along.
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    logLevel: 'warning',
  });
}
