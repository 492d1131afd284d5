import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { RegisteredPlayerSchema } from '#domain/registration/registration.ts';
import { PlayerFormSchema } from '#domain/registration/registration-form.ts';
import { fieldsOf } from '#tests/helpers/contracts.ts';
import { CORPUS, documentOf, spoilAll } from '#tests/helpers/corpus.ts';
import frozen from './frozen.json' with { type: 'json' };
import { STORED_SCHEMAS } from './schemas.ts';

/* Records as they have been stored at some time are read for ever. See README.md. */

const of = (name: string) => CORPUS.filter(({ collection }) => collection === name);

/** Every place in a record; of a list's items as one: 'players.0.firstName'. */
function pathsOf(value: unknown, path: string[] = []): string[] {
  const own = path.join('.');
  if (Array.isArray(value)) return [own, ...value.flatMap((one) => pathsOf(one, [...path, '0']))];
  if (typeof value !== 'object' || value === null) return [own];
  return [own, ...Object.entries(value).flatMap(([key, one]) => pathsOf(one, [...path, key]))];
}

/** What is paid at once. */
const NEVER_PLANNED = ['orders', 'playerBills'];
/** What begins on the day that its giver chooses. */
const NEVER_ANCHORED = ['donations'];
/** What the office ends after a part came. */
const MAY_END = ['sponsorships'];
/** What may be larger than was promised. */
const MAY_BE_LARGER = ['donations'];

describe('the corpus', () => {
  test('has every specimen that it ever had', () => {
    const names = CORPUS.map(({ collection, name }) => `${collection}/${name}`).sort();
    expect(names, 'Add a new specimen to frozen.json, in order; take none out.').toEqual(frozen);
  });

  test.each(CORPUS)('holds $collection/$name as it was stored', ({ name, id, data }) => {
    const hash = createHash('sha256').update(JSON.stringify({ id, data })).digest('hex');
    const advice = 'A specimen has the name of its content. Add another one; never edit one.';
    expect(name, advice).toBe(hash.slice(0, 12));
  });

  test.each(Object.entries(STORED_SCHEMAS))('knows every field of %s', (name, schema) => {
    const known = new Set(of(name).flatMap(({ data }) => pathsOf(data)));
    const fields = fieldsOf(schema)
      .map(({ path }) => path.join('.'))
      .filter((field) => !(NEVER_PLANNED.includes(name) && field.startsWith('payment.plan.')))
      .filter(
        (field) => !(NEVER_ANCHORED.includes(name) && field.startsWith('payment.plan.anchor')),
      )
      .filter((field) => MAY_END.includes(name) || field !== 'payment.endedByOffice')
      .filter((field) => MAY_BE_LARGER.includes(name) || field !== 'payment.pledgedCents');
    const advice = `A field was added: node tests/corpus/add-specimen.ts ${name} <field>=<value>`;
    expect(
      fields.filter((field) => !known.has(field)),
      advice,
    ).toEqual([]);
  });
});

test.each(CORPUS)('$collection/$name is read', ({ collection, data }) => {
  const read = STORED_SCHEMAS[collection]?.safeParse(documentOf(data));
  expect(read?.error).toBeUndefined();
});

test('whatever becomes of a record, reading it answers and never throws', () => {
  for (const { collection, data } of CORPUS) {
    for (const { what, data: spoiled } of spoilAll(data)) {
      const read = STORED_SCHEMAS[collection]?.safeParse(documentOf(spoiled));
      if (what === 'an unknown key') expect(read?.success, collection).toBe(true);
      // Told are the places, which the dashboard shows; a value is told to nobody.
      if (!read?.success) expect(JSON.stringify(read?.error.issues)).not.toContain('not this');
    }
  }
});

test('what a form asks privately of a player is not what is stored of the player', () => {
  const player = RegisteredPlayerSchema.shape;
  const isStored = (field: string) => field in player;
  const kept = Object.keys(PlayerFormSchema.shape).filter((field) => !isStored(field));
  expect(kept).toEqual(['medicalInfo']);
});
