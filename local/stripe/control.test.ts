import { expect, test } from 'vitest';
import { ORDER, runStripe } from './test-stripe.ts';

test('the control page’s own buttons carry a bank payment to a refund', async () => {
  const { stripe, control, url } = await runStripe();
  const { id } = await stripe.checkout.sessions.create(ORDER);
  await control(`sessions/${id}/pay`, { outcome: 'ach' });

  /** Submits the first form of the page with this action, as its button does. */
  async function press(action: RegExp, fields: Record<string, string> = {}) {
    const html = await (await fetch(`${url}/_local`)).text();
    const form = html.split('<form').find((part) => action.test(part)) ?? '';
    const path = /action="([^"]+)"/.exec(form)?.[1] ?? '';
    const hidden = [...form.matchAll(/type="hidden" name="(\w+)" value="(\w*)"/g)];
    const body = new URLSearchParams({
      ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])),
      ...fields,
    });
    return fetch(`${url}${path}`, { method: 'POST', body });
  }

  await press(/ACH succeeds/);
  expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
  await press(/\/refund"/, { amount: '598' });
  const tooMuch = await press(/\/refund"/, { amount: '9999' });
  expect(tooMuch.status).toBe(400);
  expect(await tooMuch.text()).toContain('role="alert">Refund amount ($99.99) is greater');
  await press(/\/refund"/, { amount: '' });
  const refunds = (await stripe.refunds.list()).data.map((refund) => refund.amount);
  expect(refunds).toEqual([5000, 598]);
});

test('customers are found by email and lists are paged, newest first', async () => {
  const { stripe } = await runStripe();
  for (const name of ['a', 'b', 'c']) {
    await stripe.customers.create({ name, email: `${name}@example.com`, metadata: { n: name } });
  }
  const [found, ...others] = (await stripe.customers.list({ email: 'b@example.com' })).data;
  expect(others).toEqual([]);
  expect(found).toMatchObject({ name: 'b', metadata: { n: 'b' } });
  const names: (string | null | undefined)[] = [];
  for await (const customer of stripe.customers.list({ limit: 2 })) names.push(customer.name);
  expect(names).toEqual(['c', 'b', 'a']);
  const changed = await stripe.customers.update(found?.id ?? '', { metadata: { n: '', m: '1' } });
  expect(changed.metadata).toEqual({ m: '1' });
});
