import type { Page } from '@playwright/test';
import { readSeasonEndpoint } from '#contracts/seasons/dashboard.ts';
import { newProfile } from '#domain/accounts/new-profile.ts';
import { profiles, seasons } from '#server/gateways/records.ts';
import { markPaid } from '#server/use-cases/payments/mark-paid.ts';
import { inviteFamilies } from '#server/use-cases/seasons/invite-families.ts';
import { readOpenSeason } from '#server/use-cases/seasons/season-record.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { openAsAdmin } from '#tests/helpers/money-steps.ts';
import { sidewaysScroll, toasts, topDialog } from '#tests/helpers/office-steps.ts';
import { storeRegistration } from '#tests/helpers/payables.ts';
import { publishFields } from '#tests/helpers/publish-content.ts';
import {
  newGuardian,
  playerCard,
  readRegistrations,
  sign,
  submitButton,
  toStep,
} from '#tests/helpers/registration-steps.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

/* The treasurer's August: a season is closed, its families are asked back, and one registers again. */

const TO = '2027-28 Season';
const step = (page: Page, name: RegExp) => page.getByRole('region', { name });

/** A family with a player of the old season, which has paid by check. */
async function storeOldFamily(): Promise<string> {
  const email = newGuardian();
  const { registration } = await storeRegistration(1, { email, paymentMethod: 'check' });
  const [player] = registration.players;
  if (!player) throw new Error('A registration has a player.');
  const { profileId: id, lastName } = player;
  const named = { id, userId: null, firstName: 'Zoë', lastName, email, role: 'member' } as const;
  const known = {
    registrationId: registration.id,
    parentGuardianName: 'Ana Diaz',
    emergencyContactName: registration.emergencyContact,
    emergencyContactPhone: registration.emergencyPhone,
    teamName: 'U14',
  };
  await profiles()
    .doc(id)
    .create(newProfile({ ...named, ...known }, new Date()));
  await markPaid(
    {
      kind: 'registration',
      recordId: registration.id,
      method: 'check',
      reference: '77',
      date: daysAgo(1),
      amountCents: null,
      idempotencyKey: crypto.randomUUID(),
    },
    new Date(),
  );
  return email;
}

async function confirm(page: Page): Promise<void> {
  await topDialog(page)
    .getByRole('button', { name: /^(Archive|Move|Undo)/ })
    .click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

test('a season is closed step by step, and a family registers again from its link', async ({
  page,
  browser,
  services,
  mailbox,
  firestore,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/409/);
  const email = await storeOldFamily();
  // Only to a verified address is a form sent that is filled in.
  await signUpUser({ email });
  const invitedBefore = await storeOldFamily();
  await openAsAdmin(page, 'tab=seasons');
  await expect(page.getByLabel('The season that is over')).toHaveValue('2026-27 Season');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Start a New Season' }).click();

  await test.step('bills are counted, and carried over untouched', async () => {
    const bills = step(page, /Open bills/);
    await expect(bills).toContainText(/owe \$[\d,]+\.\d\d on bills/);
    const save = bills.getByRole('button', { name: 'Save' });
    // Another administrator is at it, too: their change is read, and the second press counts.
    const before = await readOpenSeason();
    if (!before) throw new Error('No change of seasons has begun.');
    await seasons()
      .doc(before.id)
      .set({ ...before, updatedAt: new Date().toISOString() });
    const readAnew = page.waitForResponse(`**${readSeasonEndpoint.path}*`);
    await save.click();
    await expect(bills).toContainText('Someone else has changed this');
    await readAnew;
    await save.click();
    await expect(bills).toContainText('Carried over');
  });

  await test.step('games leave the schedule, come back by Undo, and leave again', async () => {
    const schedule = step(page, /Schedule/);
    const archive = schedule.getByRole('button', { name: /^Archive/ });
    await expect(schedule).toContainText(/\d+ games will leave the schedule/);
    await archive.click();
    await confirm(page);
    await schedule.getByRole('button', { name: 'Undo This Step' }).click();
    await confirm(page);
    await archive.click();
    await confirm(page);
    await expect(schedule).toContainText('Archived: ');
  });

  await test.step('players become past players', async () => {
    const players = step(page, /Players/);
    await players.getByRole('button', { name: /^Move \d+ players/ }).click();
    await confirm(page);
    await expect(players).toContainText(/\d+ players became past players/);
  });

  const invite = step(page, /Invite the families back/);
  await test.step('nobody is written to before the new season is published', async () => {
    await expect(invite).toContainText('Publish the new season in the Studio first');
    await publishFields(services.content, 'siteSettings', { seasonName: TO });
    const settings = step(page, /Name, fee/);
    await expect(settings).toContainText('Not published yet');
    await settings.getByRole('button', { name: 'Check Again' }).click();
    await expect(settings).toContainText(`2026-27 Season → ${TO}`);
    await expect(settings).toContainText('still shows the 2026-27 Season');
  });

  await test.step('one family is written to', async () => {
    await invite.getByRole('button', { name: 'Choose None' }).click();
    // The demo has families of the same name.
    for (const box of await invite.getByRole('checkbox', { name: 'Ana Diaz: Zoë Diaz' }).all())
      await box.check();
    await expectNoAxeViolations(page);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => sidewaysScroll(page)).toBe(0);
    }
    const change = await readOpenSeason();
    const now = new Date();
    // By another administrator, since this list was read.
    await inviteFamilies(
      { id: change?.id ?? '', emails: [invitedBefore], reminder: false },
      {
        uid: 'other',
        email: 'other@example.com',
        emailVerified: true,
        signedInAt: now.toISOString(),
        profile: null,
      },
      now,
    );
    const send = invite.getByRole('button', { name: /^Email \d+ famil/ });
    const chosen = Number(/\d+/.exec((await send.textContent()) ?? '')?.[0]);
    await send.click();
    await expect(toasts(page)).toContainText(new RegExp(`^.*\\b${chosen - 1} famil`));
    await expect(invite.getByRole('alert')).toContainText(`${invitedBefore}: `);
    await expect(step(page, /Who is back/)).toContainText(/^.*0 of \d+ families/);
  });

  const mailed = async () => {
    const mails = await mailbox.readMail(email);
    return mails.find(({ subject }) => subject === `Register for the ${TO}`)?.text ?? '';
  };
  await expect.poll(mailed).toContain('/register#family=');
  const [link = ''] = /https?:\S+\/register#\S+/.exec(await mailed()) ?? [];

  await test.step('the link fills in the form, and asks the rest again', async () => {
    // On a device of their own: here the office is signed in.
    const theirs = await browser.newContext({ reducedMotion: 'reduce' });
    const family = await theirs.newPage();
    await family.goto(link);
    await expect(family.getByRole('heading', { name: `Register for the ${TO}` })).toBeVisible();
    await expect(family.getByLabel('Parent First Name')).toHaveValue('Ana');
    await expect(family.getByLabel('Email', { exact: true })).toHaveValue(email);
    await expect(family.getByLabel('Address', { exact: true })).toHaveValue('12 Court Street');
    await expectNoAxeViolations(family);
    // Nobody has typed anything: whoever comes next to this device finds nothing.
    const next = await theirs.newPage();
    await next.goto('/register');
    await expect(next.locator('main form[data-waiting]')).toHaveCount(0);
    await expect(next.getByLabel('Parent First Name')).toHaveValue('');
    expect(await next.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(email);
    await next.close();
    await toStep(family, 'players');
    await family.getByRole('checkbox', { name: 'Zoë Diaz' }).check();
    const card = playerCard(family, 1);
    await expect(card.getByLabel('First Name')).toHaveValue('Zoë');
    await expect(card.getByLabel('Age')).toHaveValue('');
    await expect(card.getByLabel(/Medical/)).toHaveValue('');
    await expect(card.getByLabel(/OK to share photos/)).toBeVisible();
    await card.getByLabel('Age').selectOption('15');
    await card.getByLabel('Grade').selectOption('10');
    await sign(family);
    const opening = family.waitForEvent('popup');
    await submitButton(family).click();
    const payment = await opening;
    await payment.getByRole('button', { name: /accepted/ }).click();
    await expect(
      payment.getByRole('heading', { name: 'Your players are registered' }),
    ).toBeVisible();
  });

  await test.step('the dashboard sees the family, with the player it knew', async () => {
    const registered = await readRegistrations(firestore, email);
    expect(registered.map(({ seasonName }) => seasonName)).toContain(TO);
    const people = await profiles().where('email', '==', email).get();
    const players = people.docs.map((doc) => doc.data()).filter(({ userId }) => !userId);
    expect(players).toHaveLength(1);
    expect(players[0]).toMatchObject({ teamName: 'U14', age: 15, pastSeason: null });
    await page.goto('/admin');
    await expect(page.getByRole('main')).toContainText(/1 of \d+ players from the 2026-27 Season/);
    await page.getByRole('link', { name: 'Continue with the new season' }).click();
    const progress = step(page, /Who is back/);
    await expect(progress).toContainText(/1 of \d+ families has registered again/);
    await progress.getByText('Families of the old season').click();
    await expect(progress.getByText('Registered', { exact: true })).toHaveCount(1);
    // Too late to take anything back.
    await expect(page.getByRole('button', { name: 'Undo This Step' })).toHaveCount(0);
    await page.goto('/admin?tab=games&view=archive&search=2026-27');
    await expect(page.getByRole('row').nth(1)).toContainText('2026-27 Season');
  });
});
