import type { Page } from '@playwright/test';
import { newProfile } from '#domain/accounts/new-profile.ts';
import { profiles, registrations } from '#server/gateways/records.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { Hand } from '#tests/helpers/hand.ts';
import { storeRegistration } from '#tests/helpers/payables.ts';
import { goOnButton, playerCard, submitButton } from '#tests/helpers/registration-steps.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

/*
 * What it takes a parent to register two players, counted as docs/tests.md tells: controls touched, keys
 * pressed, and the seconds that a person takes for it.
 */

/** A parent with an account, whose child played the season before. */
async function signInReturning(page: Page): Promise<void> {
  const { email } = await signUpUser();
  const { registration } = await storeRegistration(1, { email });
  const [player] = registration.players;
  if (!player) throw new Error('A registration has a player.');
  const zoe = { ...player, firstName: 'Zoë' };
  const past = { seasonName: 'The season before', players: [zoe] };
  await registrations().doc(registration.id).update(past);
  const { profileId: id, lastName } = zoe;
  const person = { id, userId: null, firstName: 'Zoë', lastName, email, role: 'member' } as const;
  const contact = {
    emergencyContactName: registration.emergencyContact,
    emergencyContactPhone: registration.emergencyPhone,
  };
  await profiles()
    .doc(id)
    .create(newProfile({ ...person, ...contact }, new Date()));
  await signInAs(page, email);
}

async function fillInFamily(page: Page, hand: Hand): Promise<void> {
  for (const [label, text] of [
    ['Parent First Name', 'Ana'],
    ['Parent Last Name', 'Diaz'],
    ['Email', 'ana.diaz@example.com'],
    ['Phone', '239-555-0123'],
    ['Address', '12 Court Street'],
    ['City', 'Fort Myers'],
    ['ZIP Code', '33901'],
    ['Emergency Contact Name', 'Luis Diaz'],
    ['Emergency Contact Phone', '239-555-0124'],
  ] as const) {
    await hand.type(page.getByLabel(label, { exact: true }), text);
  }
}

/** The first name, age and grade of a sister or brother; the last name is there. */
async function addSibling(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Add Player' }));
  const card = playerCard(page, 2);
  await hand.type(card.getByLabel('First Name'), 'Leo');
  await hand.choose(card.getByLabel('Age'), '14');
  await hand.choose(card.getByLabel('Grade'), '9');
  await expect(card.getByLabel('Last Name')).toHaveValue('Diaz');
}

/** From the agreements to the payment page. */
async function signAndPay(page: Page, hand: Hand, name: string): Promise<void> {
  await hand.press(page.getByRole('checkbox', { name: /I have read the Liability Waiver/ }));
  await hand.press(page.getByRole('checkbox', { name: /I have read the Terms of Service/ }));
  await hand.type(page.getByLabel('Your Full Name'), name);
  await hand.press(goOnButton(page));
  const opening = page.waitForEvent('popup');
  await hand.press(submitButton(page));
  await opening;
  await expect(page.getByRole('heading', { name: 'Finish paying in the tab' })).toBeVisible();
}

/** The fields of the step that is shown; choices of one name are one field. */
const countFields = (page: Page) =>
  page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('[data-step]:not([hidden]) [name]');
    const seen = [...fields].filter((field) => field.checkVisibility());
    return new Set(seen.map(({ name }) => name)).size;
  });

test('two players, one of them known, by a parent who is signed in: at most 12 controls and 40 keys', async ({
  page,
}) => {
  await signInReturning(page);
  const hand = new Hand();
  await page.goto('/register');
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(/\w/);
  const parent = ['Parent First Name', 'Parent Last Name'].map((label) =>
    page.getByLabel(label).inputValue(),
  );
  const name = (await Promise.all(parent)).join(' ');
  await hand.press(goOnButton(page));
  await hand.press(page.getByRole('checkbox', { name: 'Zoë Diaz' }));
  await expect(playerCard(page, 1).getByLabel('Age')).toHaveValue('14');
  await addSibling(page, hand);
  await hand.press(goOnButton(page));
  await signAndPay(page, hand, name);
  console.log('A parent who is signed in, one child known:', JSON.stringify(hand.effort));
  expect(hand.effort.touched).toBeLessThanOrEqual(12);
  expect(hand.effort.keys).toBeLessThanOrEqual(40);
  expect(hand.effort.seconds).toBeLessThanOrEqual(45);
});

test('two players by a family that we do not know: at most 26 fields are asked', async ({
  page,
}) => {
  const hand = new Hand();
  await page.goto('/register');
  let fields = await countFields(page);
  await fillInFamily(page, hand);
  await hand.press(goOnButton(page));
  const card = playerCard(page, 1);
  await hand.type(card.getByLabel('First Name'), 'Zoe');
  await hand.type(card.getByLabel('Last Name'), 'Diaz');
  await hand.choose(card.getByLabel('Age'), '14');
  await hand.choose(card.getByLabel('Grade'), '9');
  await addSibling(page, hand);
  fields += await countFields(page);
  await hand.press(goOnButton(page));
  fields += await countFields(page);
  await hand.press(page.getByRole('checkbox', { name: /I have read the Liability Waiver/ }));
  await hand.press(page.getByRole('checkbox', { name: /I have read the Terms of Service/ }));
  await hand.type(page.getByLabel('Your Full Name'), 'Ana Diaz');
  await hand.press(goOnButton(page));
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeFocused();
  fields += await countFields(page);
  console.log('A family that we do not know:', JSON.stringify({ ...hand.effort, fields }));
  expect(fields).toBeLessThanOrEqual(26);
  expect(hand.effort.touched).toBeLessThanOrEqual(24);
});
