import { describe, expect, test } from 'vitest';
import { checkImports } from './check-imports.ts';
import { findCircles } from './find-circles.ts';
import { ZONES } from './rules.ts';

/*
 * Every arrow between the floors of the server, and between the parts of the dashboard, planted once. What
 * may reach what is written here a second time, by hand: a rule that is loosened by mistake fails.
 */

const SERVER = 'netlify/server';
/** Each floor of the server, the lowest first, and the floors that it may import. */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  [`${SERVER}/core`]: [],
  [`${SERVER}/gateways`]: ['core'],
  [`${SERVER}/mails`]: ['core'],
  [`${SERVER}/use-cases`]: ['core', 'gateways', 'mails'],
  [`${SERVER}/pages`]: ['core'],
  [`${SERVER}/routes`]: ['core', 'use-cases', 'pages'],
  'netlify/functions': ['routes'],
};

const ADMIN = 'src/features/admin';
/** The parts of the dashboard; tabs stand between its shell and its kit. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  [`${ADMIN}/kit`]: [],
  [`${ADMIN}/billing`]: ['kit'],
  [`${ADMIN}/gallery`]: ['kit'],
  [`${ADMIN}/shell`]: ['kit', 'billing', 'gallery'],
};

/** Each folder with each other one, and whether the first may import the second. */
function arrows(rules: Readonly<Record<string, readonly string[]>>) {
  const folders = Object.keys(rules);
  return folders.flatMap((from) =>
    folders
      .filter((to) => to !== from)
      .map((to) => ({ from, to, isAllowed: rules[from]?.includes(to.split('/').at(-1) ?? '') })),
  );
}

function plant(from: string, to: string): string[] {
  const path = `${'../'.repeat(from.split('/').length + 1)}${to}/topic/b.ts`;
  const source = `import type { B } from '${path}';`;
  return checkImports(new Map([[`${from}/topic/a.ts`, source]]), {});
}

describe.each([
  ['the server', FLOORS],
  ['the dashboard', PARTS],
])('between the folders of %s', (_name, rules) => {
  test.each(arrows(rules))('$from → $to', ({ from, to, isAllowed }) => {
    expect(plant(from, to)).toEqual(
      isAllowed ? [] : [expect.stringContaining(`${from}/topic/a.ts:1 imports`)],
    );
  });
});

test('every floor of the server and every part of the dashboard is planted', () => {
  const inside = ZONES.map(({ folder }) => folder).filter(
    (folder) => folder.startsWith(`${SERVER}/`) || folder.startsWith(`${ADMIN}/`),
  );
  const planted = [...Object.keys(FLOORS), ...Object.keys(PARTS)];
  expect(inside.filter((folder) => !planted.includes(folder))).toEqual([]);
});

test.each(['src/domain', `${SERVER}/use-cases`, 'local/stripe', 'studio/desk'])(
  'a circle that is planted in %s is found, in each way of importing',
  (folder) => {
    const tree = new Map([
      [`${folder}/a.ts`, "import type { B } from './b.ts';"],
      [`${folder}/b.ts`, "export const a = () => import('./a.ts');"],
    ]);
    expect(findCircles(tree, {})).toEqual([[...tree.keys()]]);
  },
);
