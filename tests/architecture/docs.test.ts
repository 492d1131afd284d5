import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findHeadings, findLinks, findNames } from './read-markdown.ts';

/* What the docs name exists: pages, anchors, pictures, commands, and the words of the screens. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const PICTURES = 'docs/screenshots';
/** Each page before and after, which `npm run screenshots -- --rows` makes. */
const ROWS = 'docs/screenshots/pages';
const picturesIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith('.webp'))
    .map((name) => path.join(folder, name));
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const markdownIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name));

const DOCS = new Map(
  [
    ...['.', 'docs', 'docs/decisions'].flatMap(markdownIn),
    'local/seed/README.md',
    'tests/corpus/README.md',
    'docs/screenshots/README.md',
  ].map((file) => [file, read(file)]),
);

const links = [...DOCS].flatMap(([file, text]) =>
  findLinks(text)
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => {
      const [target = '', anchor = ''] = link.split('#');
      const leadsTo = target === '' ? file : path.join(path.dirname(file), decodeURI(target));
      return { file, link, leadsTo, anchor };
    }),
);

test('every link of the docs leads to a file, and its anchor to a heading', () => {
  expect(links.length).toBeGreaterThan(60);
  const broken = links.filter(({ leadsTo, anchor }) => {
    if (!existsSync(path.join(ROOT, leadsTo))) return true;
    return anchor !== '' && !findHeadings(read(leadsTo)).includes(anchor);
  });
  expect(broken.map(({ file, link }) => `${file}: ${link}`)).toEqual([]);
});

test('every picture in the folder is shown by a page; npm run screenshots makes each', () => {
  const shown = new Set(
    links
      .map(({ leadsTo }) => leadsTo)
      .filter((to) => path.dirname(to) === PICTURES && to.endsWith('.webp')),
  );
  const kept = picturesIn(PICTURES);
  expect(kept.length).toBeGreaterThan(15);
  expect(kept.sort()).toEqual([...shown].sort());
  const large = kept.filter((file) => statSync(path.join(ROOT, file)).size > 120_000);
  expect(large).toEqual([]);
  const lists = ['readme', 'office'].map((list) => read(`tests/screenshots/${list}-pictures.ts`));
  const isMade = (file: string) => lists.join().includes(`'${path.parse(file).name}'`);
  expect(kept.filter((file) => !isMade(file))).toEqual([]);
});

test('the pages before and after are all in their list, and weigh little together', () => {
  const kept = picturesIn(ROWS);
  expect(kept.length).toBeGreaterThan(60);
  const shown = links.map(({ leadsTo }) => leadsTo).filter((to) => path.dirname(to) === ROWS);
  expect(kept.sort()).toEqual(shown.sort());
  const bytes = kept.map((file) => statSync(path.join(ROOT, file)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8_000_000);
});

test('every command that the docs name is one', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const studio = JSON.parse(read('studio/package.json')) as { scripts?: Record<string, string> };
  const known = new Set([...Object.keys(scripts), ...Object.keys(studio.scripts ?? {})]);
  const unknown = [...DOCS].flatMap(([file, text]) =>
    [...text.matchAll(/npm run ([\w:]+)/g)]
      .map(([, command = '']) => command)
      .filter((command) => !known.has(command))
      .map((command) => `${file}: npm run ${command}`),
  );
  expect(unknown).toEqual([]);
});

test('every constant that the docs name is one', () => {
  const source = readSources(['src', 'netlify', 'local', 'tests', 'studio']);
  const others = ['.env.example', 'netlify.toml', 'package.json', 'studio/.env.example']
    .filter((file) => existsSync(path.join(ROOT, file)))
    .map(read);
  const known = [source, ...others].join('\n');
  const named = [...DOCS].flatMap(([file, text]) =>
    [...text.matchAll(/`([A-Z][A-Z_]{5,})`/g)].map(([, name = '']) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(50);
  const unknown = named.filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(known));
  expect(unknown.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test('the books that are exported each year are what is kept for years, and nothing of anyone’s health', () => {
  const page = read('docs/DEPLOY.md');
  const exported = /--collection-ids=([\w,]+)/.exec(page)?.[1]?.split(',') ?? [];
  const names = new Map(
    [
      ...read('netlify/server/gateways/records.ts').matchAll(
        /const (\w+) = \(\) =>\s+collectionOf\('(\w+)'/g,
      ),
    ].map(([, opener = '', name = '']) => [opener, name]),
  );
  const deleted = read('netlify/server/use-cases/nightly/delete-old-records.ts');
  const financial = /FINANCIAL[^=]+=> [^=]+= \[([^\]]+)\]/.exec(deleted)?.[1] ?? '';
  const kept = [...financial.matchAll(/\w+/g)].map(([opener]) => names.get(opener));
  expect(kept.length).toBeGreaterThan(8);
  const noted = ['payments', 'paymentEvents', 'ledgerSums', 'waiverSignatures', 'signedTexts'];
  expect(exported.sort()).toEqual([...kept, ...noted].sort());
  expect(exported).not.toContain('medicalNotes');
  expect([...names.values()]).toEqual(expect.arrayContaining(noted));
});

const readSources = (folders: readonly string[]) =>
  folders
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => !file.includes('node_modules'))
        .filter((file) => /(?<!\.test)\.(tsx?|mjs)$/.test(file))
        .map((file) => read(path.join(folder, file))),
    )
    .join('\n');

/** All that a person can read on a screen stands somewhere in these. */
const SCREENS = ['src/words', 'src/domain', 'src/features', 'studio/desk'];

test('every name in bold in the handbooks is on a screen, letter by letter', () => {
  const source = readSources([...SCREENS, 'studio/schema']);
  const onScreen = (name: string) =>
    [`'${name}'`, `"${name}"`, `\`${name}`, `>${name}<`].some((form) => source.includes(form));
  for (const file of ['docs/OFFICE.md', 'docs/CUSTOMIZING.md']) {
    const names = findNames(read(file));
    expect(names.length, file).toBeGreaterThan(15);
    expect(
      names.filter((name) => !onScreen(name)),
      `${file} names what is on no screen`,
    ).toEqual([]);
  }
});

test('every message that the help quotes is one of the program’s', () => {
  const page = read('docs/TROUBLESHOOTING.md');
  const source = readSources([...SCREENS, 'local', 'netlify', 'src/content', 'studio/local']);
  const messages = `${source}${readSources(['tests/runner', 'tests/deploy'])}`;
  const quoted = [...page.matchAll(/(?<!own page )“([^”]+)”/g)].map(([, words = '']) => words);
  expect(quoted.length).toBeGreaterThan(25);
  // Three dots stand for what differs from time to time.
  const isSaid = (words: string) =>
    words.split('…').every((part) => messages.includes(part.trim()));
  expect(quoted.filter((words) => !isSaid(words))).toEqual([]);
});
