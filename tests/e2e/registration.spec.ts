import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { readPdfText } from '#tests/helpers/read-pdf.ts';
import {
  fillInGuardian,
  fillInPlayer,
  newGuardian,
  openMore,
  playerCard,
  readRegistrations,
  sign,
  submitButton,
  toStep,
} from '#tests/helpers/registration-steps.ts';
import { messages } from '#words/registration/form.ts';

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('what it costs stands before anything personal is asked, and follows players and frequency', async ({
  page,
}) => {
  await page.goto('/register');
  const fee = page.getByRole('region', { name: 'Fee and Installments' });
  await expect(fee).toContainText('First payment$12.50 today');
  await expect(fee).toContainText('Then11 × $12.50');
  await expect(fee).toContainText(/Last payment\w+ \d+, 20\d\d/);
  await expect(fee).toContainText('Total$150.00');
  await expect(fee).toContainText('Quarterly: 4 payments of $37.50');
  await expect(fee).toContainText('One-time: $150.00 in one payment');
  await fee.getByRole('button', { name: 'Add a player' }).click();
  await expect(fee).toContainText('Total$300.00');
  const feeIsFirst = await page.evaluate(() => {
    const field = document.querySelector('[name="parentFirstName"]');
    const place = document.querySelector('#fee')?.compareDocumentPosition(field as Node) ?? 0;
    return (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  expect(feeIsFirst).toBe(true);

  await fillInGuardian(page, newGuardian());
  await fillInPlayer(playerCard(page, 1), 'Zoë');
  await fillInPlayer(playerCard(page, 2), 'Leo');
  await sign(page);
  await expect(submitButton(page)).toHaveText('Register 2 players – pay $25.00 now');
  await page.getByRole('radio', { name: /^Quarterly/ }).check();
  await expect(fee).toContainText('Then3 × $75.00');
  await page.getByRole('radio', { name: /^One-time/ }).check();
  await expect(submitButton(page)).toHaveText('Register 2 players – pay $300.00 now');
  await page.getByRole('radio', { name: 'Check' }).check();
  await expect(submitButton(page)).toHaveText('Register 2 players – $300.00 by check');
  await expect(fee).toContainText('Payment$300.00 by check');
});

test('on a phone the steps come first, and each amount is told in a bar that opens to the rest', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/register');
  const fee = page.getByRole('region', { name: messages.fee.title });
  const bar = fee.getByRole('button', { name: / first · / });
  await expect(bar).toHaveAccessibleName(
    /^\$12\.50 first · \$150\.00 total ?Then 11 × \$12\.50, ending \w+ \d+, \d{4}$/,
  );
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Step 1 of 4')).toBeInViewport({ ratio: 1 });
  await expect(fee.getByText(messages.fee.choices)).toBeHidden();
  await bar.click();
  await expect(bar).toHaveAttribute('aria-expanded', 'true');
  await fee.getByRole('button', { name: messages.fee.more }).click();
  await expect(bar).toHaveAccessibleName(/^\$25\.00 first · \$300\.00 total/);
  await expect(fee.getByText('One-time: $300.00 in one payment')).toBeVisible();
  await expectNoAxeViolations(page);
  await bar.click();
  await expect(fee.getByText(messages.fee.choices)).toBeHidden();
});

test('a draft survives a reload with all players; medical text and signature are not kept', async ({
  page,
}) => {
  await page.goto('/register');
  await fillInGuardian(page, newGuardian());
  await page.getByLabel('State').selectOption('GA');
  await fillInPlayer(playerCard(page, 1), 'Zoë');
  await page.getByRole('button', { name: 'Add Player' }).click();
  await expect(playerCard(page, 2).getByLabel('First Name')).toBeFocused();
  await expect(playerCard(page, 2).getByLabel('Last Name')).toHaveValue('Diaz');
  await fillInPlayer(playerCard(page, 2), 'Leo');
  await openMore(playerCard(page, 2));
  await playerCard(page, 2).getByRole('checkbox').check();
  await openMore(playerCard(page, 1));
  await playerCard(page, 1).getByLabel('Medical Information').fill('Asthma');
  await sign(page);
  await page.getByRole('radio', { name: /^Quarterly/ }).check();
  expect(
    await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage })),
  ).not.toMatch(/Asthma/);
  await page.reload();
  await expect(playerCard(page, 2).getByLabel('First Name')).toHaveValue('Leo');
  await expect(playerCard(page, 2).getByLabel('Grade')).toHaveValue('9');
  await expect(playerCard(page, 2).getByRole('checkbox')).toBeChecked();
  await expect(playerCard(page, 1).getByRole('checkbox')).not.toBeChecked();
  await expect(page.getByLabel('State')).toHaveValue('GA');
  await expect(page.locator('[name="paymentFrequency"][value="quarterly"]')).toBeChecked();
  const medical = playerCard(page, 1).getByLabel('Medical Information');
  await expect(medical).toHaveValue('');
  await expect(medical).toBeFocused();
  await expect(page.locator('[name="agreedToWaiver"]')).not.toBeChecked();
  await expect(page.getByLabel('Your Full Name')).toHaveValue('');
  await expect(page.locator('[data-sticky-bar] #fee-bar')).toHaveText(
    /^\$75\.00 first · \$300\.00 totalThen 3 × \$75\.00, ending \w+ \d+, \d{4}$/,
  );

  // Removing the first keeps the second's values; the last cannot be removed.
  await page.getByRole('button', { name: 'Remove Player 1' }).click();
  await page
    .getByRole('dialog', { name: 'Remove Zoë Diaz?' })
    .getByRole('button', { name: 'Remove', exact: true })
    .click();
  await expect(playerCard(page, 2)).toHaveCount(0);
  await expect(playerCard(page, 1).getByLabel('First Name')).toHaveValue('Leo');
  await expect(page.getByRole('button', { name: /^Remove Player/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove a player' })).toBeDisabled();
});

test('waiver and terms open over the page by keyboard, say when they cannot be had, and give the focus back', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.goto('/register');
  // Until the script runs, the link leads to the text's own page, which is as it should be.
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await fillInGuardian(page, newGuardian());
  await fillInPlayer(playerCard(page, 1), 'Zoë');
  await toStep(page, 'agreements');
  const link = page.getByRole('link', { name: 'Read the Liability Waiver' });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Liability Waiver' });
  await expect(dialog.getByText('READ THIS FORM COMPLETELY AND CAREFULLY.')).toBeAttached();
  await expect(dialog.getByRole('heading', { name: '9. Notice to the minor' })).toBeAttached();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  await page.route('**/legal/terms.json', (route) => route.abort());
  await page.getByRole('link', { name: 'Read the Terms of Service' }).click();
  const terms = page.getByRole('dialog', { name: 'Terms of Service' });
  await expect(terms.getByText('We could not load the text')).toBeVisible();
  await expect(terms.getByRole('link', { name: 'Open the full page' })).toHaveAttribute(
    'href',
    '/terms',
  );
  await page.unroute('**/legal/terms.json');
  await terms.getByRole('button', { name: 'Try Again' }).click();
  await expect(terms.getByText(/^Version /)).toBeVisible();
});

test('two players by card in installments: paid, followed, mailed with what was signed', async ({
  page,
  firestore,
  mailbox,
}) => {
  const email = newGuardian();
  await page.goto('/register');
  await fillInGuardian(page, email);
  await fillInPlayer(playerCard(page, 1), 'Zoë');
  await openMore(playerCard(page, 1));
  await playerCard(page, 1).getByLabel('Medical Information').fill('Peanut allergy');
  await page.getByRole('button', { name: 'Add Player' }).click();
  await fillInPlayer(playerCard(page, 2), 'Leo');
  await sign(page);
  await page.getByRole('checkbox', { name: 'Create an account for me' }).uncheck();
  const opening = page.waitForEvent('popup');
  await submitButton(page).dblclick();
  const payment = await opening;
  await expect(payment.getByText('$25.00').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Finish paying in the tab' })).toBeFocused();
  await payment.getByRole('button', { name: /accepted/ }).click();
  await expect(payment.getByRole('heading', { name: 'Your players are registered' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your players are registered' })).toBeFocused();

  const [registration, ...others] = await readRegistrations(firestore, email);
  expect(others).toEqual([]);
  expect(registration?.payment).toMatchObject({ totalCents: 30_000, paidCents: 2_500 });
  expect(registration?.players).toHaveLength(2);
  const bills = firestore.collection('playerBills').where('registrationId', '==', registration?.id);
  expect((await bills.get()).size).toBe(2);

  // The mails that need making are sent by the scheduled function.
  const subject = `Registration ${registration?.number}: your signed documents`;
  await expect
    .poll(async () => {
      await page.request.post('/.netlify/functions/deliver-outbox');
      return (await mailbox.readMail(email)).map((mail) => mail.subject);
    })
    .toContain(subject);
  const mails = await mailbox.readMail(email);
  const signed = mails.find((mail) => mail.subject === subject);
  const [waiver] = await mailbox.readAttachments(signed?.id ?? '');
  const { text } = await readPdfText(waiver?.content ?? new Uint8Array());
  expect(text).toContain('Player: Zoë Diaz');
  expect(text).toContain('Signed by (typed): Ana Diaz');
  expect(JSON.stringify(mails)).not.toMatch(/peanut/i);
});

test('turning back from the payment page charges nothing, keeps the form, and leads to the same registration', async ({
  page,
  firestore,
}) => {
  const email = newGuardian();
  await page.goto('/register');
  await fillInGuardian(page, email);
  await fillInPlayer(playerCard(page, 1), 'Zoë');
  await sign(page);
  const opening = page.waitForEvent('popup');
  await submitButton(page).click();
  const payment = await opening;
  await payment.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(payment.getByText('Nothing was charged')).toBeVisible();
  await toStep(payment, 'players');
  await expect(playerCard(payment, 1).getByLabel('First Name')).toHaveValue('Zoë');
  await sign(payment);
  const again = payment.waitForEvent('popup');
  await submitButton(payment).click();
  await (await again).waitForURL(/\/c\/pay\/cs_/);
  expect(await readRegistrations(firestore, email)).toHaveLength(1);
});

test('by check: recorded once though it is sent twice, with instructions on screen and by mail', async ({
  page,
  context,
  firestore,
  mailbox,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const email = newGuardian();
  const fillIn = async (tab: typeof page) => {
    await tab.goto('/register');
    await fillInGuardian(tab, email);
    await fillInPlayer(playerCard(tab, 1), 'Zoë');
    await sign(tab);
    await tab.getByRole('radio', { name: /^One-time/ }).check();
    await tab.getByRole('radio', { name: 'Check' }).check();
  };
  await fillIn(page);
  await submitButton(page).dblclick();
  const words = "We'll contact you with payment instructions within 24 hours.";
  await expect(page.getByRole('heading', { name: 'Registration Submitted' })).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible();
  await expect(page.getByText('Welcome to the team, Zoë!')).toBeVisible();
  // The page says it: a toast would lie over it and say it again.
  await expect(toasts(page)).toHaveCount(0);
  const [registration] = await readRegistrations(firestore, email);
  const main = page.getByRole('main');
  await expect(main).toContainText(`Memo lineRegistration ${registration?.number}`);
  await expect(main).toContainText('Calusa Coast Hoops, Inc. 2450 Heron Bay Road');
  await expect(main).toContainText('Amount$150.00');
  const told = async () =>
    (await mailbox.readMail(email)).flatMap(
      ({ text }) => /has to arrive by (.+)\./.exec(text ?? '') ?? [],
    );
  await expect.poll(told).toHaveLength(2);
  const [, day] = await told();
  await expect(main).toContainText(`Your check has to arrive by ${day}.`);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);

  const other = await context.newPage();
  await fillIn(other);
  await submitButton(other).click();
  await expect(other.getByRole('main')).toContainText(`Registration ${registration?.number}`);
  expect(await readRegistrations(firestore, email)).toHaveLength(1);
});

test('when it cannot be sent, it says so in a toast and beside the button, and keeps everything', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.goto('/register');
  await fillInGuardian(page, newGuardian());
  await fillInPlayer(playerCard(page, 1), 'Zoë');
  await sign(page);
  await page.getByRole('radio', { name: 'Check' }).check();
  await page.route('**/create-registration-payment', (route) => route.abort());
  await submitButton(page).click();
  await expect(toasts(page)).toContainText('Payment Error');
  await expect(page.getByRole('alert').getByText(/will not be registered twice/)).toBeVisible();
  await expect(page.getByLabel('Your Full Name')).toHaveValue('Ana Diaz');
  await toStep(page, 'players');
  await expect(playerCard(page, 1).getByLabel('First Name')).toHaveValue('Zoë');

  await page.unroute('**/create-registration-payment');
  await sign(page);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Registration Submitted' })).toBeFocused();
  await expect(toasts(page).getByText('Payment Error')).toHaveCount(0, { timeout: 3000 });
});
