import { expect, test } from 'vitest';
import { bill, day } from '#tests/helpers/family-books.ts';
import { cancelledAt, noteCancelled } from './cancelled-at.ts';

const canceled = { paymentStatus: 'cancelled', cancelledAt: day(2), updatedAt: day(9) } as const;

test('a bill is canceled from the change on that canceled it, whatever changes later', () => {
  const open = bill('a', 15_000);
  expect(cancelledAt(open)).toBeNull();
  const after = noteCancelled(open, { ...open, paymentStatus: 'cancelled' }, day(2));
  expect(cancelledAt(after)).toBe(day(2));
  const edited = noteCancelled(after, { ...after, notes: 'Moved away', updatedAt: day(9) }, day(9));
  expect(cancelledAt(edited)).toBe(day(2));
});

test('opened again it is not, and canceled again it is from then on', () => {
  const reopened = noteCancelled(
    bill('a', 15_000, canceled),
    bill('a', 15_000, { ...canceled, paymentStatus: 'pending' }),
    day(9),
  );
  expect(reopened).not.toHaveProperty('cancelledAt');
  const again = noteCancelled(reopened, { ...reopened, paymentStatus: 'cancelled' }, day(12));
  expect(cancelledAt(again)).toBe(day(12));
});

test('one that was canceled before this was noted is since it last changed then', () => {
  const { cancelledAt: _, ...old } = bill('a', 15_000, canceled);
  expect(cancelledAt(old)).toBe(day(9));
  const edited = noteCancelled(old, { ...old, notes: 'Moved', updatedAt: day(12) }, day(12));
  expect(cancelledAt(edited)).toBe(day(9));
});
