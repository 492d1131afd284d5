import { expect, test } from 'vitest';
import { createOrderPaymentEndpoint } from '#contracts/orders/public.ts';
import createOrderPayment from '#functions/create-order-payment.ts';
import { readSettings } from '#server/gateways/content.ts';
import { orders } from '#server/gateways/records.ts';
import { findFile, writeFile } from '#server/gateways/storage.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { flush, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { orderRequest } from '#tests/helpers/orders.ts';
import { publishFields } from '#tests/helpers/publish-content.ts';

/** How much there is of everything that the services keep. */
const readAll = async () => ({
  collections: (await orders().firestore.listCollections()).map(({ id }) => id),
  pages: (await stripe().checkout.sessions.list()).data.length,
  mails: (await stack.mailbox.readAll()).length,
  file: await findFile('left/behind.txt'),
  shippingCents: (await readSettings()).shippingCents,
});

test('a file of tests begins with nothing of the one before, and with all services up', async () => {
  const untouched = await readAll();
  expect(untouched).toMatchObject({ collections: [], pages: 0, mails: 0, file: undefined });

  for (const paymentMethod of ['credit-card', 'check'] as const) {
    const request = orderRequest({ customer: { paymentMethod } });
    expect(
      (await invoke(createOrderPayment, postJson(createOrderPaymentEndpoint.path, request))).status,
    ).toBe(200);
  }
  await flush();
  await writeFile('left/behind.txt', Buffer.from('a file'), 'text/plain');
  await publishFields(stack.addresses.content, 'siteSettings', { shipping: 1.23 });
  const used = await readAll();
  expect(used.collections).toEqual(expect.arrayContaining(['orders', 'outbox']));
  expect(used).toMatchObject({ pages: 1, file: { size: 6 }, shippingCents: 123 });
  expect(used.mails).toBeGreaterThan(0);
  await Promise.all([stack.firestore.stop(), stack.stripe.stop(), stack.mail.stop()]);

  // As functions-setup.ts does after each file.
  await stack.renew();
  expect(await readAll()).toEqual(untouched);
});
