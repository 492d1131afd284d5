import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { joinScripts } from './join-scripts.ts';

let root: string;

const FILES = {
  'form.js':
    "import{field}from'./parts.js';import{store}from'./store.js';export function form(){return field()+store()+import('./later.js')}",
  'parts.js':
    "import{store}from'./store.js';import{words}from'./words.js';export function field(){return words+store()}export function unused(){return 'nobody wants it'}",
  'words.js': "export const words='Your name';",
  'store.js': 'let count=0;export const store=()=>count++;',
  'later.js': "export{field}from'./parts.js';",
};
const read = (name: string) => readFile(path.join(root, '_astro', name), 'utf8');

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'courtside-join-'));
  await mkdir(path.join(root, '_astro'));
  for (const [name, code] of Object.entries(FILES)) {
    await writeFile(path.join(root, '_astro', name), code);
  }
});
afterEach(() => rm(root, { recursive: true }));

test('an island has its own copy of what it uses, and the rest stays apart', async () => {
  const copied = new Set(['_astro/parts.js', '_astro/words.js']);
  const imports = await joinScripts(root, ['_astro/form.js'], copied);
  expect([...imports]).toEqual([['_astro/form.js', ['_astro/store.js']]]);
  const form = await read('form.js');
  expect(form).toContain('Your name');
  expect(form).not.toContain('nobody wants it');
  // Once, however many of what it copied want it.
  expect(form.match(/from\W+store\.js/g)).toHaveLength(1);
  expect(form).toMatch(/import\(\W+later\.js\W\)/);
  for (const name of ['parts.js', 'words.js', 'store.js', 'later.js'] as const) {
    expect(await read(name)).toBe(FILES[name]);
  }
});

test('a page without an island is as it was', async () => {
  expect(await joinScripts(root, [], new Set(['_astro/parts.js']))).toEqual(new Map());
});
