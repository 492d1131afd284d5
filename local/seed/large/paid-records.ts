import type { Donation } from '#domain/donations/donation.ts';
import { FULFILLMENTS, type Order } from '#domain/orders/order.ts';
import { newPayment, type Payable } from '#domain/payments/payment.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import { eachAnswer } from '#domain/registration/player-answers.ts';
import type { Registration } from '#domain/registration/registration.ts';
import { stableId } from '../stable-id.ts';
import { momentOf, personOf, phoneOf, pick } from './people.ts';

const ADDRESS = {
  address: '12 Palm Way',
  city: 'Fort Myers',
  state: 'FL',
  zipCode: '33901',
} as const;

/** What every record that is paid for has; two of three are paid. */
function payable(kind: string, index: number, totalCents: number, now: Date): Payable {
  const id = stableId(kind, index);
  const createdAt = momentOf(index, now);
  const unpaid = newPayment(totalCents, null, stableId(`${kind} token`, index));
  const paid = { status: 'paid', paidCents: totalCents, paidAt: createdAt } as const;
  return {
    id,
    number: recordNumberOf(id),
    requestHash: '',
    payer: personOf(index),
    paymentMethod: pick(['credit-card', 'ach', 'check'] as const, index),
    payment: { ...unpaid, ...(index % 3 > 0 && paid) },
    createdAt,
    updatedAt: createdAt,
  };
}

export function largeOrder(index: number, now: Date): Order {
  const line = { productId: 'product-cap', name: 'Team Cap', size: 'One Size', color: 'Navy' };
  const [subtotalCents, shippingCents] = [2_499, 599];
  const record = payable('order', index, subtotalCents + shippingCents, now);
  return {
    ...record,
    lines: [{ ...line, quantity: 1, unitPriceCents: subtotalCents }],
    subtotalCents,
    shippingCents,
    customer: { ...record.payer, phone: phoneOf(index), ...ADDRESS },
    fulfilment: pick(FULFILLMENTS, index),
  };
}

export function largeDonation(index: number, now: Date): Donation {
  return {
    ...payable('donation', index, 2_500 + (index % 10) * 1_000, now),
    type: 'one-time',
    phone: phoneOf(index),
    ...ADDRESS,
    comments: null,
    anonymous: index % 5 === 0,
    emailReceipt: true,
    newsletterConsent: false,
    startDate: null,
    paymentDay: null,
  };
}

export function largeRegistration(index: number, now: Date): Registration {
  const child = personOf(index * 2);
  const feeCents = 15_000;
  return {
    ...payable('registration', index, feeCents, now),
    seasonName: 'Large season',
    phone: phoneOf(index),
    ...ADDRESS,
    emergencyContact: 'Lou Ames',
    emergencyPhone: phoneOf(index + 1),
    players: [
      {
        profileId: stableId('profile', index * 2),
        billId: stableId('bill', index),
        firstName: child.firstName,
        lastName: child.lastName,
        age: 13 + (index % 5),
        grade: 8 + (index % 5),
        photoConsent: false,
        ...eachAnswer(() => null),
      },
    ],
    feeCents,
    paymentFrequency: 'one-time',
    marketingConsent: false,
  };
}
