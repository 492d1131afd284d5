import { expect, test } from 'vitest';
import { keepsState } from './keeps-state.ts';

test.each([
  ['a variable', 'let loading;\nexport function load() {}'],
  ['a variable that others see', 'export let count = 0;'],
  ['a collection', 'const seen = /* @__PURE__ */ new Map();'],
  ['a context', "import { createContext } from 'react';\nexport const Field = createContext({});"],
  ['a store that lasts', "import { persistentAtom } from '@nanostores/persistent';"],
  ['a store', "import { atom } from 'nanostores';\nexport const cart = atom([]);"],
])('%s is state', (_, code) => {
  expect(keepsState('/src/x.ts', code)).toBe(true);
});

test('a library of stores is state, whatever is written in it', () => {
  expect(
    keepsState('/node_modules/nanostores/atom/index.js', 'export const atom = () => ({});'),
  ).toBe(true);
});

test.each([
  ['a function with a variable of its own', 'export function sum() {\n  let total = 0;\n}'],
  ['a constant', 'export const STEPS = new Set(["family", "players"]);'],
  ['words', 'export const messages = { close: "Close" };'],
])('%s is none', (_, code) => {
  expect(keepsState('/src/x.ts', code)).toBe(false);
});
