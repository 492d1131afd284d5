import { addDays } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { readOverviewEndpoint } from '#contracts/overview/dashboard.ts';
import { startSeasonEndpoint } from '#contracts/seasons/dashboard.ts';
import { profiles } from '#server/gateways/records.ts';
import { familyIdOf } from '#server/use-cases/families/family-record.ts';
import { openInvitation } from '#server/use-cases/seasons/open-invitation.ts';
import { actionsOn } from '#tests/helpers/audit-log.ts';
import { countReads } from '#tests/helpers/count-reads.ts';
import { stack } from '#tests/helpers/functions.ts';
import { ask, conflict, entriesOn, mailsTo, refused, send } from '#tests/helpers/office.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { publishFields } from '#tests/helpers/publish-content.ts';
import {
  answer,
  archivePlayers,
  codeIn,
  codeOf,
  FROM,
  invitationOf,
  invite,
  list,
  MEDICAL,
  oldFamily,
  playersOf,
  publish,
  read,
  standingOf,
  TO,
} from '#tests/helpers/returning-families.ts';
import { newAddress, signUpUser } from '#tests/helpers/sign-in.ts';

/* Families of the old season are asked back: one email each, with a link that fills in the form. */

await publish(FROM);
const known = await oldFamily();
const stranger = await oldFamily({ paid: false, verified: false });
/** It paid, but nobody has shown that the address on the form is theirs. */
const typed = await oldFamily({ verified: false });
const away = await oldFamily();
const deleted = await oldFamily();

test('nobody is invited before the players are archived and the new season is published', async () => {
  await send(startSeasonEndpoint.path, { from: FROM });
  expect(await list()).toMatchObject({ families: [], preview: null });
  expect((await list()).blocked).toContain('step 3');
  expect(await invite([known.email])).toMatchObject(conflict);
  await archivePlayers();
  expect((await list()).blocked).toContain('step 4');
  expect(await invite([known.email])).toMatchObject(conflict);
  await publish(TO);
  await publishFields(stack.content.url, 'siteSettings', { registrationClosed: true });
  expect((await list()).blocked).toContain('Registration is closed');
  expect(await invite([known.email])).toMatchObject(conflict);
  await publishFields(stack.content.url, 'siteSettings', { registrationClosed: false });
  // As versions before this one archived whoever had signed up.
  const squatter = await signUpUser({ role: 'member', verified: false });
  await profiles().doc(squatter.uid).update({ pastSeason: FROM });
  const { blocked, families, preview } = await list();
  expect(families.map(({ email }) => email)).not.toContain(squatter.email);
  expect(blocked).toBeNull();
  expect(families).toContainEqual(
    expect.objectContaining({
      email: known.email,
      name: 'Ana Diaz',
      standing: 'open',
      players: ['Leo Diaz', 'Zoë Diaz'],
    }),
  );
  expect(preview?.text).toContain(TO);
});

test('who looks at the families stands in the log before they are shown', async () => {
  const before = await actionsOn('families');
  const { families } = await list();
  const entries = await entriesOn('families');
  expect(entries).toHaveLength(before.length + 1);
  const count = String(families.length);
  expect(entries).toContainEqual(
    expect.objectContaining({
      action: 'families.listed',
      changes: [{ field: 'families', before: '', after: count }],
    }),
  );
});

describe('an invitation', () => {
  test('goes to each family once, however often and by however many it is pressed', async () => {
    const emails = [known.email, stranger.email];
    const both = await Promise.all([invite(emails), invite(emails)]);
    const sent = both.flatMap(({ body }) => (body as { sent: string[] }).sent);
    expect(sent.sort()).toEqual([...emails].sort());
    expect((await invite(emails)).body).toMatchObject({ sent: [], skipped: [{}, {}] });
    for (const email of emails) {
      const mails = (await mailsTo(email)).filter(({ id }) => id.startsWith('season-'));
      expect(mails).toHaveLength(1);
      expect(await entriesOn(`families/${familyIdOf(email)}`)).toHaveLength(1);
      expect(await standingOf(email)).toBe('waiting');
    }
    expect(await standingOf(away.email)).toBe('open');
  });

  test('says no name, nothing of health, and the fee and season of now', async () => {
    const mail = await invitationOf(known.email);
    for (const secret of ['Zoë', 'Leo', 'Diaz', MEDICAL, '239-555', 'Court Street']) {
      expect(`${mail?.text}${mail?.html}`).not.toContain(secret);
    }
    expect(mail?.text).toContain('$150.00');
    expect(mail?.subject).toContain(TO);
  });

  test('fills in nothing for an address that nobody has verified', async () => {
    const mail = await invitationOf(stranger.email);
    expect(mail?.text).toContain('/register');
    expect(codeIn(mail?.text)).toBe('');
  });

  test('fills in nothing for an address that was typed alone, though the family paid', async () => {
    await invite([typed.email]);
    const mail = await invitationOf(typed.email);
    expect(mail?.text).toContain('/register');
    expect(codeIn(mail?.text)).toBe('');
  });

  test('refuses no one, too many, what is no address, and who is no family of the season', async () => {
    expect(await invite([])).toMatchObject(refused);
    expect(await invite(['<b>'])).toMatchObject(refused);
    expect(await invite(Array.from({ length: 26 }, (_, n) => `a${n}@example.com`))).toMatchObject(
      refused,
    );
    const unknown = newAddress();
    expect((await invite([unknown])).body).toMatchObject({
      sent: [],
      skipped: [{ email: unknown }],
    });
    expect(await mailsTo(unknown)).toEqual([]);
  });

  test('is reminded of once, and only where there was one', async () => {
    expect((await invite([away.email], true)).body).toMatchObject({ sent: [] });
    expect((await invite([known.email], true)).body).toMatchObject({ sent: [known.email] });
    expect((await invite([known.email], true)).body).toMatchObject({ sent: [] });
    expect((await invitationOf(known.email, 1))?.subject).toContain('Reminder');
    expect(await actionsOn(`families/${familyIdOf(known.email)}`)).toEqual([
      'family.invited',
      'family.invitedAgain',
    ]);
  });
});

describe('the link', () => {
  test('shows what the family typed and stays the same, and nothing else of the children', async () => {
    const { status, body } = await read(await codeOf(known.email));
    expect(status).toBe(200);
    expect(body).toEqual({
      seasonName: TO,
      known: {
        parentFirstName: 'Ana',
        parentLastName: 'Diaz',
        parentEmail: known.email,
        parentPhone: '239-555-0123',
        address: '12 Court Street',
        city: 'Fort Myers',
        state: 'FL',
        zipCode: '33901',
        emergencyContact: 'Luis Diaz',
        emergencyPhone: '239-555-0124',
      },
      players: expect.arrayContaining([
        { firstName: 'Zoë', lastName: 'Diaz' },
        { firstName: 'Leo', lastName: 'Diaz' },
      ]),
      registered: [],
      declined: false,
    });
    expect(JSON.stringify(body)).not.toContain(MEDICAL);
  });

  test('is refused when spoiled, made for someone else, expired, or of no form at all', async () => {
    const code = await codeOf(known.email);
    const [, until = '', signature = ''] = code.split('~');
    for (const bad of [
      `${familyIdOf(stranger.email)}~${until}~${signature}`,
      `${familyIdOf(known.email)}~zz~${signature}`,
      `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`.replace(/.~/, 'f~'),
      `${familyIdOf(newAddress())}~${until}~${signature}`,
    ]) {
      expect([404, 422]).toContain((await read(bad)).status);
    }
    for (const bad of ['', '../x', 'a'.repeat(5_000)]) expect((await read(bad)).status).toBe(422);
    await expect(openInvitation(code, addDays(new Date(), 59))).resolves.toBeDefined();
    await expect(openInvitation(code, addDays(new Date(), 61))).rejects.toThrow('expired');
  });

  test('shows nothing of a family whose children were deleted', async () => {
    const { email } = deleted;
    await invite([email]);
    const code = await codeOf(email);
    expect((await read(code)).status).toBe(200);
    for (const { id } of await playersOf(email)) await profiles().doc(id).delete();
    expect((await read(code)).status).toBe(404);
    expect((await list()).deleted).toBeGreaterThanOrEqual(2);
  });

  test('lets a family say that it does not come back, and change its mind', async () => {
    await invite([away.email]);
    const code = await codeOf(away.email);
    expect((await answer(code, false)).status).toBe(200);
    expect((await answer(code, false)).status).toBe(200);
    expect(await standingOf(away.email)).toBe('declined');
    expect((await invite([away.email], true)).body).toMatchObject({ sent: [] });
    expect((await answer(code, true)).status).toBe(200);
    expect(await standingOf(away.email)).toBe('waiting');
  });
});

test('neither an invitation nor the overview reads all families of the season', async () => {
  const add = () => addPlayer({ pastSeason: FROM, email: newAddress() });
  const [first] = await Promise.all(Array.from({ length: 100 }, add));
  expect(await countReads(() => invite([first?.email ?? '']))).toBeLessThanOrEqual(30);
  expect(await standingOf(first?.email ?? '')).toBe('waiting');
  const overview = async () =>
    readOverviewEndpoint.response.parse((await ask(readOverviewEndpoint.path)).body);
  expect(await countReads(overview)).toBeLessThanOrEqual(65);
  const { season } = await overview();
  expect(season?.from).toBe(FROM);
  expect(season?.players).toBeGreaterThan(100);
});
