import { expect, test } from 'vitest';
import { addItem } from '#domain/cart/cart.ts';
import { lineErrors } from './submit-order.ts';

test('takes the messages of the server about cart lines to their lines', () => {
  const cap = { productId: 'cap', name: 'Cap', priceCents: 1, image: '', size: 'S', color: 'Navy' };
  const cart = addItem(addItem([], cap), { ...cap, color: 'White' });
  const fields = {
    'customer.email': 'Enter a valid email address.',
    'lines.1.color': 'Cap does not come in White.',
    'lines.1.size': 'A second message of the same line.',
    'lines.7.size': 'A line that is not there.',
    website: 'Leave this field empty.',
  };
  expect(lineErrors(fields, cart)).toEqual({
    '["cap","S","White"]': 'Cap does not come in White.',
  });
});
