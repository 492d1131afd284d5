import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { openOffice, rowOf, topDialog } from '#tests/helpers/office-steps.ts';
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
import { signUpUser } from '#tests/helpers/sign-in.ts';

/* A form that is left, changed, sent again or given up: what a family finds then. */

const medical = (page: Page, player = 1) =>
  playerCard(page, player).getByLabel('Medical Information');
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

async function payFor(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await submitButton(page).click();
  const payment = await opening;
  await expect(payment.getByRole('button', { name: /accepted/ })).toBeVisible();
  return payment;
}

test('two players by card, back to the form, another frequency, paid: two players, one plan, one email of it', async ({
  page,
  firestore,
  mailbox,
}) => {
  const user = await signUpUser();
  await page.goto('/register');
  await fillInGuardian(page, user.email);
  await fillInPlayer(playerCard(page, 1), 'Zoë');
  await page.getByRole('button', { name: 'Add Player' }).click();
  await fillInPlayer(playerCard(page, 2), 'Leo');
  await sign(page);
  const first = await payFor(page);
  await page.getByRole('button', { name: 'Back to the Form' }).click();
  await page.getByRole('radio', { name: /^Quarterly/ }).check();
  const second = await payFor(page);
  await first.reload();
  await expect(first.getByRole('button', { name: /accepted/ })).toHaveCount(0);
  await second.getByRole('button', { name: /accepted/ }).click();
  await expect(page.getByRole('heading', { name: 'Your players are registered' })).toBeVisible();
  expect(await kept(page)).not.toMatch(/Zoë|Court Street/);

  const all = await readRegistrations(firestore, user.email);
  expect(all.map(({ payment }) => payment.status).sort()).toEqual(['active', 'cancelled']);
  await page.request.post('/.netlify/functions/nightly', { timeout: 40_000 });
  await page.request.post('/.netlify/functions/deliver-outbox', { timeout: 40_000 });
  const mails = await mailbox.readMail(user.email);
  const subjects = mails.map(({ subject }) => subject);
  expect(subjects.filter((subject) => /payment received/.test(subject))).toHaveLength(1);
  expect(subjects.join()).not.toMatch(/overdue|due soon/i);

  await signInAs(page, user.email);
  await page.goto('/account');
  const players = page.getByRole('region', { name: 'Players and registrations' });
  await expect(players.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(
    page.getByRole('region', { name: 'Bills', exact: true }).getByRole('listitem'),
  ).toHaveCount(2);
});

test('medical information: asked for again after a reload, before anything else, and before it is sent without', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/register');
  await fillInGuardian(page, newGuardian());
  await fillInPlayer(playerCard(page, 1), 'Zoë');
  await page.getByRole('button', { name: 'Add Player' }).click();
  await fillInPlayer(playerCard(page, 2), 'Leo');
  await openMore(playerCard(page, 2));
  await medical(page, 2).fill('Peanut allergy');
  await page.reload();
  await expect(medical(page, 2)).toBeFocused();
  await expect(medical(page, 2)).toHaveAccessibleDescription(
    /Please enter the medical information again\./,
  );
  await expect(medical(page, 1)).not.toHaveAccessibleDescription(/again/);
  expect(await kept(page)).not.toMatch(/Peanut/);
  // Typing elsewhere and another reload do not make it forgotten.
  await openMore(playerCard(page, 1));
  await playerCard(page, 1).getByLabel('Height').fill("5'8");
  await page.reload();
  await expect(medical(page, 2)).toBeFocused();

  await sign(page);
  await page.getByRole('radio', { name: 'Check' }).check();
  await submitButton(page).click();
  const question = page.getByRole('dialog', { name: 'No medical information?' });
  await expect(question).toContainText('You entered medical information for Leo Diaz');
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Enter It Again' }).click();
  await expect(medical(page, 2)).toBeFocused();
  await toStep(page, 'payment');
  await submitButton(page).click();
  await question.getByRole('button', { name: 'Send Without It' }).click();
  await expect(page.getByRole('heading', { name: 'Registration Submitted' })).toBeVisible();
});

test('the draft is there in a new tab, is told of, and ends with Start Over and with signing out', async ({
  page,
  context,
}) => {
  const user = await signUpUser();
  await page.goto('/register');
  const told = page.getByText('We save what you type on this device for 7 days, so you can');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(told).toBeHidden();
  await fillInGuardian(page, user.email);
  await expect(told).toBeVisible();
  await page.close();
  const next = await context.newPage();
  await next.goto('/register');
  await expect(next.getByLabel('Address', { exact: true })).toHaveValue('12 Court Street');
  await next.getByRole('button', { name: 'Start Over' }).click();
  await next.getByRole('button', { name: 'Keep It' }).click();
  await expect(next.getByLabel('Address', { exact: true })).toHaveValue('12 Court Street');
  await next.getByRole('button', { name: 'Start Over' }).click();
  await next.getByRole('button', { name: 'Clear It' }).click();
  await expect(next.getByLabel('Address', { exact: true })).toHaveValue('');
  expect(await kept(next)).not.toContain('Court Street');

  await signInAs(next, user.email);
  await next.goto('/register');
  await fillInGuardian(next, user.email);
  await next.getByRole('button', { name: 'Sign Out' }).filter({ visible: true }).click();
  await expect(next.getByLabel('Address', { exact: true })).toHaveValue('');
  await expect.poll(() => kept(next)).not.toContain('Court Street');
});

test('on a shared phone, another account finds nothing of the one before, nor does a tab left open', async ({
  page,
  context,
}) => {
  const [first, second] = [await signUpUser(), await signUpUser()];
  const address = page.getByLabel('Address', { exact: true });
  const email = page.getByLabel('Email', { exact: true });
  await test.step('whose session was never ended by the button', async () => {
    await signInAs(page, first.email);
    await page.goto('/register');
    await expect(email).toHaveValue(first.email);
    await fillInGuardian(page, first.email);
    await signInAs(page, second.email);
    await page.goto('/register');
    await expect(email).toHaveValue(second.email);
    await expect(address).toHaveValue('');
    expect(await kept(page)).not.toContain('Court Street');
  });
  await test.step('or who signed out everywhere in another tab', async () => {
    await fillInGuardian(page, second.email);
    const account = await context.newPage();
    await account.goto('/account#signIn');
    await account.getByRole('button', { name: 'Sign Out Everywhere' }).click();
    await account.waitForURL((url) => url.pathname === '/');
    await expect(address).toHaveValue('');
    await expect(email).toHaveValue('');
    expect(await kept(page)).not.toContain('Court Street');
  });
});

test('signed in, what is known is filled in and nothing typed is overwritten; what is unpaid can be given up', async ({
  page,
  firestore,
  mailbox,
  allowConsole,
}) => {
  // What is asked first is a refusal.
  allowConsole(/409/);
  const user = await signUpUser();
  await page.goto('/register');
  await fillInGuardian(page, user.email);
  await fillInPlayer(playerCard(page, 1), 'Zoë');
  await sign(page);
  await page.getByRole('radio', { name: 'Check' }).check();
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Registration Submitted' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());

  await signInAs(page, user.email);
  await page.goto('/register');
  await page.getByLabel('City').fill('Naples');
  await expect(page.getByLabel('Emergency Contact Phone')).toHaveValue('239-555-0124');
  await expect(page.getByLabel('Parent First Name')).toHaveValue('Ana');
  await expect(page.getByLabel('City')).toHaveValue('Naples');

  await test.step('the same child again is asked about', async () => {
    await fillInPlayer(playerCard(page, 1), 'zoe');
    await sign(page);
    await page.getByRole('radio', { name: 'Check' }).check();
    await submitButton(page).click();
    await expect(page.getByRole('main').getByText('You already registered zoe Diaz')).toBeVisible();
    // The question has its button in the form; nothing has failed.
    await expect(page.getByText('Payment Error')).toHaveCount(0);
    await page.getByRole('button', { name: 'Cancel It and Send This One' }).click();
    await expect(page.getByRole('heading', { name: 'Registration Submitted' })).toBeVisible();
  });

  const standing = (await readRegistrations(firestore, user.email)).filter((one) => !one.cancelled);
  expect(standing).toHaveLength(1);
  const number = standing[0]?.number ?? '';
  await page.goto('/account');
  await page.getByRole('button', { name: `Cancel Registration ${number}` }).click();
  const question = page.getByRole('dialog', { name: `Cancel registration ${number}?` });
  await question.getByRole('button', { name: 'Cancel Registration' }).click();
  await expect(page.getByText('Registration canceled')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cancel Registration/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Players and registrations' })).toBeFocused();
  await expect
    .poll(async () => (await mailbox.readMail(user.email)).map(({ subject }) => subject))
    .toContain(`Registration ${number} is canceled`);
});

test('the office gives up an unpaid registration, which the family is told', async ({
  page,
  firestore,
}) => {
  const email = newGuardian();
  for (const name of ['Zoë', 'Zoe']) {
    await page.goto('/register');
    await fillInGuardian(page, email);
    await fillInPlayer(playerCard(page, 1), name);
    await sign(page);
    await page.getByRole('radio', { name: 'Check' }).check();
    await submitButton(page).click();
    await expect(page.getByRole('heading', { name: 'Registration Submitted' })).toBeVisible();
    // Another device.
    await page.evaluate(() => localStorage.clear());
  }
  const [one, other] = await readRegistrations(firestore, email);
  await openOffice(page, 'registrations');
  await page.getByLabel('Search').fill(one?.number.toLowerCase() ?? '');
  await rowOf(page, one?.number ?? '')
    .getByRole('button', { name: /^Details/ })
    .click();
  await expect(topDialog(page)).toContainText('This may be registered twice');
  await expect(topDialog(page)).toContainText(`${other?.number} (`);
  await topDialog(page).getByRole('button', { name: 'Cancel Registration' }).click();
  await page
    .locator('dialog[open]')
    .last()
    .getByRole('button', { name: 'Cancel Registration' })
    .click();
  await expect(topDialog(page)).toContainText('Canceled byThe office');
});

test('at 360 pixels nothing that has the focus lies under the bar, forward and back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/register');
  await toStep(page, 'family');
  const covered = () =>
    page.evaluate(() => {
      const fee = document.querySelector('[data-sticky-bar]');
      const bar = fee?.getBoundingClientRect();
      const focused = document.activeElement;
      const box = focused?.getBoundingClientRect();
      if (!bar || !box || !focused?.closest('main form') || fee?.contains(focused)) return null;
      const isAtFoot = Math.round(bar.bottom) === innerHeight;
      return isAtFoot && box.bottom > bar.top + 1 ? focused.outerHTML.slice(0, 120) : null;
    });
  await page.getByLabel('Parent First Name').focus();
  const found: (string | null)[] = [];
  for (const key of [...Array(14).fill('Tab'), ...Array(14).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    found.push(await covered());
  }
  expect(found.filter(Boolean)).toEqual([]);
});
