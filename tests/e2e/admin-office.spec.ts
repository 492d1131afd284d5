import Papa from 'papaparse';
import { orders } from '#server/gateways/records.ts';
import { placeOrder } from '#server/use-cases/orders/place-order.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import {
  cutOff,
  fact,
  openDetails,
  openOffice,
  readMails,
  readSubjects,
  rowOf,
  sessionOf,
  toasts,
  topDialog,
} from '#tests/helpers/office-steps.ts';
import { orderRequest } from '#tests/helpers/orders.ts';
import { openPayment, storeDonation } from '#tests/helpers/payables.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';

/* What people order and give, and the office's part in it. */

// A day here is often another one in UTC.
test.use({ timezoneId: 'America/New_York' });

const PHONE = { width: 360, height: 740 };
const officeMail = () => process.env.OFFICE_EMAIL ?? '';

async function order(lastName = `O${crypto.randomUUID().slice(0, 8)}`) {
  const request = orderRequest({ customer: { lastName, phone: '+442079460958' } });
  const placed = await placeOrder(request, new Date());
  const { email } = request.customer;
  const { number } = placed;
  return { id: request.idempotencyKey, email, number, session: sessionOf(placed) };
}

test('an order: not packed unpaid, then packed, shipped and handed over with mails, beside another admin', async ({
  page,
  services,
  mailbox,
  firestore,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/409|ERR_FAILED/);
  const { id, email, number, session } = await order();
  const stored = firestore.doc(`orders/${id}`);
  await openOffice(page, `orders&search=${number}`);
  const button = (name: string) => topDialog(page).getByRole('button', { name, exact: true });
  const notes = topDialog(page).getByRole('textbox', { name: 'Notes' });
  const steps = topDialog(page).getByRole('region', { name: 'Fulfillment' });

  await test.step('what is not paid offers no step', async () => {
    await expect(rowOf(page, number)).toContainText('$0.00 of $55.98');
    await openDetails(page, number);
    await expect(topDialog(page)).toContainText('You can pack this order once it is paid.');
    await expect(steps.getByRole('button')).toHaveCount(0);
    await expect(fact(page, 'Ships to')).toHaveText('12 Court Street, Fort Myers, FL 33901');
    await expect(topDialog(page)).toContainText('1 × Replica Jersey (M, Home Navy)');
    await expect(topDialog(page)).toContainText('No payments yet.');
    await page.keyboard.press('Escape');
    await expect(rowOf(page, number).getByRole('button', { name: 'Details' })).toBeFocused();
  });

  await test.step('once paid it is packed; notes that are being typed stay', async () => {
    await openStripeControl(services.stripe).pay(session, 'succeeds');
    await expect.poll(async () => (await stored.get()).get('payment.status')).toBe('paid');
    await openDetails(page, number);
    await expectNoAxeViolations(page);
    await notes.fill('Gift wrap');
    await button('Mark Packed').press('Enter');
    await expect(toasts(page)).toContainText('Order updated');
    await expect(steps).toContainText('Packed');
    await expect(steps.getByRole('heading')).toBeFocused();
    await expect(topDialog(page)).toContainText(
      'The buyer will get an email when you mark the order shipped or handed over, so you cannot undo that.',
    );
    await expect(notes).toHaveValue('Gift wrap');
    const readAnew = page.waitForResponse('**/api/admin/orders/detail*');
    await button('Save Notes').press('Enter');
    await expect(toasts(page)).toContainText('Notes saved');
    await readAnew;
    await expect.poll(async () => (await stored.get()).get('notes')).toBe('Gift wrap');
  });

  await test.step('two admins on the same notes: the second is told, and loses nothing', async () => {
    const theirs = { notes: 'No wrap', updatedAt: new Date().toISOString() };
    await notes.fill('Two bows');
    await stored.update(theirs);
    await button('Save Notes').click();
    const alert = topDialog(page).getByRole('alert').first();
    await expect(alert).toContainText('Error saving notes');
    await expect(alert).toContainText('Someone else has changed this');
    await expect(notes).toHaveValue('Two bows');
    await button('Reload').click();
    await expect(notes).toHaveValue('No wrap');
    await expect(topDialog(page)).toContainText('Not saved. You typed:Two bows');
    await notes.fill('No wrap, two bows');
    await page.route('**/api/admin/orders/notes', (route) => route.abort());
    await button('Save Notes').click();
    await expect(alert).toContainText('Error saving notes');
    await page.unroute('**/api/admin/orders/notes');
    // Read anew before the next step's other admin: the dialog would show what she did.
    const readAnew = page.waitForResponse('**/api/admin/orders/detail*');
    await button('Save Notes').click();
    await expect(alert).toHaveCount(0);
    await readAnew;
    await expect(topDialog(page)).not.toContainText('Two bows');
    expect((await stored.get()).get('notes')).toBe('No wrap, two bows');
  });

  await test.step('two admins on the same step: it is taken once', async () => {
    await expect(button('Mark Shipped')).toBeVisible();
    // The second click of two quick ones, which meets the button that came in place of the first.
    await button('Mark Shipped').dispatchEvent('click', { detail: 2 });
    await stored.update({ fulfilment: 'shipped', updatedAt: new Date().toISOString() });
    await button('Mark Handed Over').click();
    const alert = topDialog(page).getByRole('alert').first();
    await expect(alert).toContainText('Error updating order');
    await alert.getByRole('button', { name: 'Reload' }).click();
    await expect(steps).toContainText('Shipped');
    await expect(alert).toHaveCount(0);
    await expect(steps.getByRole('button')).toHaveText(['Back to Packed']);
    await button('Back to Packed').click();
    await expect(button('Mark Shipped')).toBeVisible();
    expect(await readSubjects(page, mailbox, email)).not.toContain(`Order ${number} is on its way`);
  });

  await test.step('what leaves the office is mailed once, however often it is pressed', async () => {
    await button('Mark Shipped').dblclick();
    await expect(steps.getByRole('button')).toHaveText(['Back to Packed']);
    const sent = `Order ${number} is on its way`;
    await expect.poll(() => readSubjects(page, mailbox, email)).toContain(sent);
    await button('Back to Packed').click();
    await button('Mark Handed Over').click();
    const handed = `Order ${number} was handed over`;
    await expect.poll(() => readSubjects(page, mailbox, email)).toContain(handed);
    const subjects = await readSubjects(page, mailbox, email);
    expect(subjects.filter((subject) => subject === sent)).toHaveLength(1);
    const log = await firestore.collection('auditLog').where('subject', '==', stored.path).get();
    const moves = log.docs.filter((doc) => doc.get('action') === 'order.fulfilled');
    expect(moves).toHaveLength(5);
  });

  await test.step('a part of the money is given back, then the rest', async () => {
    await button('Refund').click();
    await expectNoAxeViolations(page);
    await topDialog(page).getByLabel('Amount').fill('55.99');
    await topDialog(page).getByLabel('Amount').press('Enter');
    await expect(topDialog(page)).toContainText('Enter an amount from $0.01 to $55.98.');
    await topDialog(page).getByLabel('Amount').fill('20');
    await page.setViewportSize(PHONE);
    expect(await cutOff(page, button('Send Refund'))).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await button('Send Refund').click();
    await expect(toasts(page)).toContainText('Refund started');
    const payments = topDialog(page).getByRole('region', { name: 'Payments' });
    await expect(payments).toContainText('$20.00 refunded');
    await expect(fact(page, 'Status')).toHaveText('Partially refunded');
    await payments.getByRole('button', { name: 'Refund' }).click();
    await expect(topDialog(page).getByLabel('Amount')).toHaveValue('35.98');
    await button('Send Refund').click();
    await expect(fact(page, 'Status')).toHaveText('Refunded');
    await expect(payments.getByRole('button')).toHaveCount(0);
    await expect(rowOf(page, number)).toContainText('Refunded');
    const texts = async (to: string) =>
      (await readMails(page, mailbox, to))
        .filter(({ subject }) => subject.startsWith(`Order ${number}: `) && /refund/.test(subject))
        .map(({ text }) => text ?? '');
    await expect.poll(() => texts(email)).toHaveLength(2);
    await expect.poll(() => texts(officeMail())).toHaveLength(2);
    expect((await texts(email)).join()).toContain('$20.00 of $55.98');
    expect((await texts(email)).join()).toContain('$55.98 of $55.98');
  });
});

test('donations: a pledge is noted as paid beside notes, a gift is given back; the files hold dates and money', async ({
  page,
  services,
  mailbox,
}) => {
  test.slow();
  const word = `Q${crypto.randomUUID().slice(0, 8)}`;
  const payer = (firstName: string, email: string) => ({
    payer: { firstName, lastName: word, email },
  });
  // As the form stores it: only lower case is found among those who have paid.
  const email = `${word}@example.com`.toLowerCase();
  // Late in the evening of the day before, here.
  const createdAt = new Date('2026-01-02T03:00:00Z');
  const [pledge, gift] = await Promise.all([
    storeDonation(
      { totalCents: 25_000, paymentMethod: 'check', createdAt },
      { ...payer('=HYPERLINK("http://x.example")', email), phone: '+1 239', anonymous: true },
    ),
    storeDonation({ totalCents: 4_050 }, payer('Ana', email)),
  ]);
  await openStripeControl(services.stripe).pay(await openPayment('donation', gift), 'succeeds');
  await openOffice(page, `donations&search=${word}`);
  const button = (name: string) => topDialog(page).getByRole('button', { name, exact: true });
  await expect(rowOf(page, pledge.number)).toContainText('Anonymous');

  await test.step('a check is noted; what was typed in the notes is kept', async () => {
    await openDetails(page, pledge.number);
    await expect(fact(page, 'Received')).toHaveText('Jan 1, 2026');
    await topDialog(page).getByRole('textbox', { name: 'Notes' }).fill('Came with a card');
    await button('Mark Paid').press('Enter');
    await expectNoAxeViolations(page);
    await topDialog(page).getByLabel('Reference').fill('1042');
    await button('Record $250.00 Payment').press('Enter');
    await expect(toasts(page)).toContainText('Payment recorded');
    await expect(fact(page, 'Paid')).toHaveText('$250.00 / $250.00');
    await expect(topDialog(page)).toContainText('Check 1042 · Paid');
    await expect(topDialog(page).getByRole('textbox', { name: 'Notes' })).toHaveValue(
      'Came with a card',
    );
    await button('Save Notes').click();
    await expect(toasts(page)).toContainText('Notes saved');
    await expect(topDialog(page).getByRole('alert')).toHaveCount(0);
    // What came by hand goes back by hand.
    await expect(button('Refund')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('a gift by card is given back in two parts, both sides mailed', async () => {
    await expect(rowOf(page, gift.number)).toContainText('$40.50');
    await openDetails(page, gift.number);
    await button('Refund').click();
    await topDialog(page).getByLabel('Amount').fill('10.50');
    await topDialog(page).getByLabel('Amount').press('Enter');
    await expect(fact(page, 'Refunded')).toHaveText('$10.50');
    await button('Refund').click();
    await button('Send Refund').click();
    await expect(fact(page, 'Refunded')).toHaveText('$40.50');
    await page.keyboard.press('Escape');
    const refunds = async (to: string) =>
      (await readSubjects(page, mailbox, to)).filter(
        (subject) => subject.includes(gift.number) && /refund/i.test(subject),
      );
    await expect.poll(() => refunds(email)).toHaveLength(2);
    await expect.poll(() => refunds(officeMail())).toHaveLength(2);
  });

  await test.step('the file has the day of the screen, numbers, and no formula', async () => {
    const [shown] = await exported('donations');
    expect(shown).toMatchObject({ Number: pledge.number, Received: '2026-01-01', Total: '250' });
    expect(shown).toMatchObject({ Paid: '250', Refunded: '0', Status: 'Paid', Phone: "'+1 239" });
    expect(shown?.Donor).toBe(`'=HYPERLINK("http://x.example") ${word}`);
    const bought = await order(word);
    await page.goto(`/admin?tab=orders&search=${word}`);
    await expect(rowOf(page, bought.number)).toBeVisible();
    const [line] = await exported('orders');
    expect(line).toMatchObject({
      Total: '55.98',
      Paid: '0',
      Items: '1 × Replica Jersey (M, Home Navy)',
    });
    expect(line?.Phone).toBe("'+442079460958");
    expect(line?.Received).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await orders().doc(bought.id).delete();
  });

  /** The rows of the file that the tab exports, by column. */
  async function exported(name: string) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${name}.csv`);
    const chunks: Uint8Array[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Uint8Array);
    const text = Buffer.concat(chunks)
      .toString('utf8')
      .replace(/^\uFEFF/, '');
    const { data } = Papa.parse<Record<string, string>>(text, { header: true });
    return data.sort((a, b) => (a.Received ?? '').localeCompare(b.Received ?? ''));
  }
});
