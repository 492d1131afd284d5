import { expect, test } from 'vitest';
import { auditEntry } from './audit.ts';

const office = { uid: 'office', email: 'office@example.org', profile: null };
const changes = (before: object, after: object) =>
  auditEntry(office, 'order.noted', 'orders/1', new Date(0), before, after).changes;

const LONG = 'Called the family. '.repeat(50);

test('what differs deep in a long text is in the log, with a little of what stands before it', () => {
  const added = changes({ notes: LONG }, { notes: `${LONG}Agreed: no refund` });
  expect(added).toHaveLength(1);
  expect(added[0]?.after).toMatch(/^….*Called the family\. Agreed: no refund$/);
  expect(added[0]?.before).toMatch(/^….*Called the family\. $/);
  const [dropped] = changes({ notes: `${LONG}Agreed: no refund` }, { notes: LONG });
  expect(dropped).toMatchObject({ before: added[0]?.after, after: added[0]?.before });
});

test('a value is not longer than 300 characters, and says where it goes on', () => {
  const [change] = changes({ notes: LONG }, { notes: `New. ${LONG}` });
  expect(change?.before).toBe(`${LONG.slice(0, 299)}…`);
  expect(change?.after).toBe(`New. ${LONG.slice(0, 294)}…`);
  const [deep] = changes({ notes: LONG }, { notes: LONG + LONG });
  expect(deep?.after).toMatch(/^….*…$/);
  expect(deep?.after).toHaveLength(300);
});

test('short values stand as they are, and those that are equal are left out', () => {
  const same = { notes: LONG, name: 'Ana' };
  expect(changes(same, same)).toEqual([]);
  expect(changes({ ...same, status: 'new' }, { ...same, status: 'read' })).toEqual([
    { field: 'status', before: 'new', after: 'read' },
  ]);
});
