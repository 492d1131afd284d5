import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { messages as bills } from '#words/en/labels/payment-status.ts';
import { messages as games } from '#words/office/dashboard/games/form.ts';
import { messages as lists } from '#words/office/dashboard/games/list.ts';
import { messages as tabs } from '#words/office/dashboard/tabs.ts';
import { findNames } from './read-markdown.ts';

/* What the office is told to press is where the handbook says. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const page = read('docs/OFFICE.md');

test('each status that the office is told to set is one of those in the list', () => {
  const set = [...page.matchAll(/set the status to \*\*([^*]+)\*\*/g)].map(([, name = '']) => name);
  expect(set.length).toBeGreaterThan(4);
  const choices: readonly string[] = [
    ...Object.values(bills.record),
    ...Object.values(games.statuses),
  ];
  expect(set.filter((name) => !choices.includes(name))).toEqual([]);
});

test('the button that emails a payment link is looked for on a tab that has it', () => {
  const files = globSync('src/features/admin/*/*.tsx', { cwd: ROOT });
  const folders = files
    .filter((file) => read(file).includes('<PaymentLinkButton'))
    .map((file) => path.basename(path.dirname(file)));
  expect(folders.length).toBeGreaterThan(0);
  const titles = folders.map((folder) => {
    const tab = read(`src/features/admin/${folder}/tab.ts`);
    return tabs[/id: '(\w+)'/.exec(tab)?.[1] as keyof typeof tabs];
  });
  const told = page.split('\n').filter((line) => line.includes('**Email Payment Link**'));
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((line) => !titles.some((title) => findNames(line).includes(title)))).toEqual(
    [],
  );
});

test('an export that is to restore the games has those that were played, too, and empties nothing', () => {
  const told = page.split('\n').filter((line) => /Export CSV.*import that file again/.test(line));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(`**Export CSV** under **${lists.views.all}**`);
  expect(told[0]).toMatch(/empty a wrong address or result by hand/i);
});

test('medical notes are shown before they can be deleted, and a family’s email is on the player', () => {
  const notes = page.split('\n').filter((line) => line.includes('**Delete Medical Notes**'));
  expect(notes.length).toBeGreaterThan(0);
  expect(notes.filter((line) => !/Show Medical Notes.*Delete Medical Notes/.test(line))).toEqual(
    [],
  );
  const moved = page.split('\n').find((line) => line.includes('A parent has a new email address'));
  expect(moved).toContain('on the player, not on the parent');
});
