import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { definitionOf, ENDPOINTS, type Field, fieldsOf } from '#tests/helpers/contracts.ts';

/** What Firestore cannot hold as a document's id, and what nobody should. */
const NO_IDS = [
  '',
  '.',
  '..',
  'a/b',
  '/',
  '__a__',
  'x'.repeat(1501),
  'é'.repeat(751),
  'a\ud800b',
  'a\u202eb',
  'a\u0000b',
  'a b',
];

/** `id`, `billId`, `session_id`, and the cursor of a list, which is an id too. */
const isIdLike = ({ name, schema }: Field) =>
  /^id$|Id$|_id$|Key$|^after$/.test(name) && definitionOf(schema).type === 'string';

const IDS = ENDPOINTS.flatMap((endpoint) =>
  fieldsOf(endpoint.request)
    .filter(isIdLike)
    .map((field) => ({ at: `${endpoint.path} ${field.path.join('.')}`, schema: field.schema })),
);

test('the walk finds the ids there are', () => {
  expect(IDS.length).toBeGreaterThan(40);
});

test.each(IDS)('$at takes ids of records only', ({ schema }) => {
  const taken = NO_IDS.filter((id) => z.safeParse(schema as z.ZodMiniType, id).success);
  expect(taken).toEqual([]);
});
