import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { resolveConfig } from '@netlify/config';
import { parse } from 'smol-toml';
import { type Finding, fault, ok } from '#server/use-cases/deployment/finding.ts';

const SERVICE = 'netlify.toml';

/** Netlify leaves out what it does not know without a word: a header misspelled is no header. */
const KNOWN = {
  file: keys(
    'build functions headers redirects images plugins context template dev edge_functions',
  ),
  build: keys('base command publish ignore environment processing edge_functions'),
  functions: keys(
    'directory node_bundler included_files external_node_modules ignored_node_modules schedule',
  ),
  headers: keys('for values'),
  redirects: keys('from to status force conditions query headers signed'),
};
type Table = Record<string, unknown>;

/** What every answer of the site says to browsers. */
const PROMISED = [
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Content-Security-Policy',
];

/**
 * Whether Netlify reads of `netlify.toml` all that stands in it.
 * @param root the folder that holds it
 * @param functions the names of the functions there are
 */
export async function checkNetlifyToml(
  root: string,
  functions: readonly string[],
): Promise<Finding[]> {
  let raw: Table;
  let resolved: Awaited<ReturnType<typeof resolveConfig>>;
  try {
    raw = parse(await readFile(path.join(root, 'netlify.toml'), 'utf8'));
    const options = { cwd: root, repositoryRoot: root, offline: true, buffer: true };
    resolved = await resolveConfig(options);
  } catch (error) {
    return [wrong(`Netlify cannot read it: ${lineOf(error)}`, 'Put that line right.')];
  }
  const { config, logs } = resolved;
  const said = [...(logs?.stdout ?? []), ...(logs?.stderr ?? [])].join(' ').trim();
  const faults = [
    ...(said ? [wrong(`Netlify warns: ${said.replaceAll(/\s+/g, ' ')}.`, 'Put that right.')] : []),
    ...findUnknown(raw).map((key) =>
      wrong(`Netlify does not know ${key}.`, 'Look for a typo, or take it out.'),
    ),
    ...namedFunctions(raw)
      .filter((name) => !functions.includes(name))
      .map((name) =>
        wrong(`There is no function ${name}.`, `Rename or delete [functions.${name}].`),
      ),
    ...findMissingHeaders(config.headers).map((name) =>
      wrong(`No page is sent with ${name}.`, 'Put it under [[headers]] for "/*".'),
    ),
    ...(['headers', 'redirects'] as const)
      .filter((kind) => listOf(raw[kind]).length !== config[kind].length)
      .map((kind) =>
        wrong(`Netlify leaves out some of [[${kind}]].`, 'Compare them with its documentation.'),
      ),
  ];
  if (faults.length > 0) return faults;
  const { headers, redirects } = config;
  return [ok(SERVICE, `Netlify reads ${headers.length} headers, ${redirects.length} redirects.`)];
}

const wrong = (says: string, next: string) => fault(SERVICE, says, next);

function keys(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

function findUnknown(raw: Table): string[] {
  const inTables = (['build', 'functions'] as const).flatMap((name) =>
    unknownOf(tableOf(raw[name]), KNOWN[name], `[${name}]`, name === 'functions'),
  );
  const inSections = namedFunctions(raw).flatMap((name) =>
    unknownOf(tableOf(tableOf(raw.functions)[name]), KNOWN.functions, `[functions.${name}]`),
  );
  const inLists = (['headers', 'redirects'] as const).flatMap((name) =>
    listOf(raw[name]).flatMap((entry) => unknownOf(entry, KNOWN[name], `[[${name}]]`)),
  );
  return [...unknownOf(raw, KNOWN.file, 'the file'), ...inTables, ...inSections, ...inLists];
}

/** @param hasSections tables in it are of single functions, and looked at apart */
function unknownOf(
  table: Table,
  known: ReadonlySet<string>,
  where: string,
  hasSections = false,
): string[] {
  return Object.entries(table)
    .filter(([key, value]) => !known.has(key) && !(hasSections && isTable(value)))
    .map(([key]) => `"${key}" in ${where}`);
}

/** The functions that have a section of their own: [functions.media]. */
function namedFunctions(raw: Table): string[] {
  return Object.entries(tableOf(raw.functions))
    .filter(([, value]) => isTable(value))
    .map(([name]) => name);
}

function findMissingHeaders(headers: readonly { for: string; values: Table }[]): string[] {
  const sent = headers.filter(({ for: pages }) => pages === '/*').map(({ values }) => values);
  return PROMISED.filter((name) => !sent.some((values) => name in values));
}

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const tableOf = (value: unknown): Table => (isTable(value) ? value : {});
const listOf = (value: unknown): Table[] => (Array.isArray(value) ? value.map(tableOf) : []);

/** The sentence of an error that says what is wrong, without the example that follows it. */
function lineOf(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n');
  const said = lines.find((line) => line.trim() !== '' && !line.startsWith('When resolving'));
  return `${said?.trim().replace(/[.:]$/, '') ?? 'it does not say why'}.`;
}
