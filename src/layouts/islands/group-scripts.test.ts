import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { groupScripts, type ScriptModule } from './group-scripts.ts';

type Graph = Record<string, Partial<ScriptModule>>;

const graphOf = (graph: Graph) =>
  new Map(Object.entries(graph).map(([id, module]) => [id, { imports: [], size: 100, ...module }]));
const namesOf = (graph: Graph) =>
  groupScripts(graphOf(graph))
    .map((group) => [...group].sort().join(' '))
    .sort();

describe('groupScripts', () => {
  test('what two islands share is one file; what one alone loads stays with it', () => {
    const shared = ['button', 'field'];
    expect(
      namesOf({
        contact: { entry: 'island', imports: [...shared, 'letter'] },
        gift: { entry: 'island', imports: shared },
        button: {},
        field: {},
        letter: {},
      }),
    ).toEqual(['button field']);
  });

  test('a little is loaded in vain rather than one file more, and much is not', () => {
    const graph = (size: number) => ({
      contact: { entry: 'island', imports: ['field', 'price'] } as const,
      gift: { entry: 'island', imports: ['field', 'price'] } as const,
      cart: { entry: 'island', imports: ['price'] } as const,
      field: { size },
      price: {},
    });
    expect(namesOf(graph(500))).toEqual(['field price']);
    expect(namesOf(graph(50_000))).toEqual(['field', 'price']);
  });

  test('a page script loads nothing in vain, and the frame of every page is there already', () => {
    expect(
      namesOf({
        layout: { entry: 'frame', imports: ['header'] },
        shop: { entry: 'script', imports: ['cart'] },
        checkout: { entry: 'island', imports: ['cart', 'field', 'header'] },
        contact: { entry: 'island', imports: ['field'] },
        header: {},
        cart: {},
        field: {},
      }),
    ).toEqual(['cart', 'field', 'header']);
  });

  test('what is kept once is apart from what each island may copy', () => {
    expect(
      namesOf({
        contact: { entry: 'island', imports: ['field', 'session'] },
        gift: { entry: 'island', imports: ['field', 'session'] },
        field: {},
        session: { isKept: true },
      }),
    ).toEqual(['field', 'session']);
  });

  const ids = Array.from({ length: 14 }, (_, index) => `m${index}`);
  const kinds = fc.constantFrom('frame', 'script', 'island', undefined, undefined, undefined);
  /** Modules import later ones only, as modules without circles can be listed. */
  const graphs = fc
    .tuple(
      ...ids.map((_, index) =>
        fc.record({
          imports: fc.subarray(ids.slice(index + 1)),
          size: fc.integer({ min: 1, max: 5000 }),
          entry: kinds,
        }),
      ),
    )
    .map(
      (modules) =>
        new Map(
          modules.map(({ entry, ...module }, index) => [
            `m${index}`,
            { ...module, ...(entry && { entry }) },
          ]),
        ),
    );

  property.prop([graphs])(
    'each module has one place, and no two files need one another',
    (graph) => {
      const groups = groupScripts(graph);
      const all = groups.flatMap((group) => [...group]);
      expect(new Set(all).size).toBe(all.length);
      const importsOf = (group: ReadonlySet<string>) =>
        groups.filter(
          (other) =>
            other !== group &&
            [...group].some((id) => graph.get(id)?.imports.some((next) => other.has(next))),
        );
      for (const group of groups) {
        const behind = new Set(importsOf(group));
        for (const other of behind) for (const next of importsOf(other)) behind.add(next);
        expect(behind.has(group)).toBe(false);
      }
    },
  );

  property.prop([graphs])('no page script loads what it does not import', (graph) => {
    const reach = (entry: string) => {
      const found = new Set([entry]);
      for (const id of found) for (const next of graph.get(id)?.imports ?? []) found.add(next);
      return found;
    };
    const frames = [...graph].flatMap(([id, { entry }]) =>
      entry === 'frame' ? [...reach(id)] : [],
    );
    for (const [id, { entry }] of graph) {
      if (entry !== 'script') continue;
      const wanted = new Set([...reach(id), ...frames]);
      for (const group of groupScripts(graph)) {
        if (![...group].some((module) => reach(id).has(module))) continue;
        expect([...group].filter((module) => !wanted.has(module))).toEqual([]);
      }
    }
  });
});
