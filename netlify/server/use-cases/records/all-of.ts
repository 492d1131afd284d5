import type { OwnFilter } from './table-source.ts';

/** Records that each of the filters leaves. */
export function allOf(filters: readonly OwnFilter[]): OwnFilter {
  return {
    fields: [...new Set(filters.flatMap(({ fields }) => fields))],
    readTest: async (docs) => {
      let left = docs;
      for (const { readTest } of filters) {
        const test = await readTest(left);
        left = left.filter(test);
      }
      const ids = new Set(left.map(({ id }) => id));
      return ({ id }) => ids.has(id);
    },
  };
}
