import { type FieldPath, formatFieldPath, NAME_FIELD } from './field-paths.ts';
import { AUTOMATIC_MODES, type IndexField, type QueryScope } from './index-file.ts';
import { type Condition, isInequality, type Query } from './query.ts';

/** What an index must offer to serve one AND of a query. */
export type Need = {
  /** Fields held to one value: they may come first in an index, in any order. */
  fixed: IndexField[];
  /** Fields sorted by, in this order and direction: an index is never read backwards. */
  sorted: IndexField[];
  /** Fields added up: they come last, in any order and direction. */
  aggregated: string[];
  /** The direction of the document name, which ends every index. */
  name: IndexField['mode'];
};

const direction = (descending: boolean): IndexField['mode'] =>
  descending ? 'DESCENDING' : 'ASCENDING';

function fixedFields(conditions: Condition[]): IndexField[] {
  const fields = new Map<string, IndexField>();
  for (const condition of conditions) {
    const path = formatFieldPath(condition.path);
    if (isInequality(condition) || path === NAME_FIELD) continue;
    const mode = condition.op.startsWith('ARRAY_CONTAINS') ? 'CONTAINS' : 'ASCENDING';
    fields.set(`${path} ${mode}`, { path, mode });
  }
  return [...fields.values()];
}

/** Works the need out for one AND of the query's filter. */
export function needOf(conditions: Condition[], { orderBy }: Query, sums: FieldPath[]): Need {
  const fixed = fixedFields(conditions);
  const isFixed = (path: string) =>
    fixed.some((field) => field.path === path && field.mode !== 'CONTAINS');
  const sorted = orderBy
    .map(({ path, descending }) => ({ path: formatFieldPath(path), mode: direction(descending) }))
    .filter(({ path }) => !isFixed(path));
  const name = sorted.at(-1)?.path === NAME_FIELD ? sorted.pop() : undefined;
  const aggregated = [...new Set(sums.map(formatFieldPath))].filter(
    (path) => !isFixed(path) && !sorted.some((field) => field.path === path),
  );
  return { fixed, sorted, aggregated: aggregated.sort(), name: name?.mode ?? 'ASCENDING' };
}

/** The mode of the name at an index's end: written out, or that of its last field. */
export function nameMode(fields: IndexField[]): IndexField['mode'] {
  const mode = fields.at(-1)?.mode ?? 'ASCENDING';
  return mode === 'CONTAINS' ? 'ASCENDING' : mode;
}

const spell = (mode: IndexField['mode']) =>
  mode === 'CONTAINS' ? { arrayConfig: mode } : { order: mode };

/** An override replaces the automatic indexes, so it must list them too. */
function spellOverride({ path, mode }: IndexField, collectionGroup: string, scope: QueryScope) {
  const automatic = AUTOMATIC_MODES.map((one) => ({ queryScope: 'COLLECTION', ...spell(one) }));
  const indexes = [...automatic, { queryScope: scope, ...spell(mode) }];
  return JSON.stringify({ collectionGroup, fieldPath: path, indexes });
}

/**
 * The fields of the index to add. Every index ends with the document's name, in the direction of the
 * field before it; the name is listed only where it has to go the other way.
 */
export function indexFields(need: Need): IndexField[] {
  const aggregated = need.aggregated.map((path): IndexField => ({ path, mode: 'ASCENDING' }));
  const fields = [...need.fixed, ...need.sorted, ...aggregated];
  const isImplied = nameMode(fields) === need.name;
  return isImplied ? fields : [...fields, { path: NAME_FIELD, mode: need.name }];
}

/** Whether these are what an override of one field offers, instead of a composite index. */
export const isOfOneField = (fields: IndexField[]): boolean =>
  fields.length === 1 && fields[0]?.path !== NAME_FIELD;

/** The index to add, as `firestore.indexes.json` spells it. */
export function spellIndex(
  fields: IndexField[],
  collectionGroup: string,
  queryScope: QueryScope,
): string {
  const [first] = fields;
  if (first && isOfOneField(fields)) {
    const override = spellOverride(first, collectionGroup, queryScope);
    return `a ${queryScope} index on one field, in "fieldOverrides": ${override}`;
  }
  const spelled = fields.map((field) => ({ fieldPath: field.path, ...spell(field.mode) }));
  return `in "indexes": ${JSON.stringify({ collectionGroup, queryScope, fields: spelled })}`;
}
