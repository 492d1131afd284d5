import { expect, test } from '#tests/helpers/e2e.ts';
import { markRefunded } from '#tests/helpers/mark-refunded.ts';
import {
  fillInGuardian,
  fillInPlayer,
  newGuardian,
  playerCard,
  readRegistrations,
  sign,
  submitButton,
} from '#tests/helpers/registration-steps.ts';

/* The same players once more, from the browser that has sent them before. */

test('what was refunded, or is of another season, is registered anew with one press', async ({
  page,
  firestore,
  allowConsole,
}) => {
  // The key that the browser has kept is refused first.
  allowConsole(/409/);
  const email = newGuardian();
  async function register(): Promise<string> {
    await page.goto('/register');
    await fillInGuardian(page, email);
    await fillInPlayer(playerCard(page, 1), 'Zoë');
    await sign(page);
    await page.getByRole('radio', { name: 'Check' }).check();
    await submitButton(page).click();
    await expect(page.getByRole('heading', { name: 'Registration Submitted' })).toBeVisible();
    const [latest] = (await readRegistrations(firestore, email)).sort((a, b) =>
      b.createdAt.localeCompare(a.createdAt),
    );
    return latest?.id ?? '';
  }
  const refunded = await register();
  await markRefunded(refunded);
  const old = await register();
  expect(old).not.toBe(refunded);
  await firestore.doc(`registrations/${old}`).update({ seasonName: '2025-26 Season' });
  const fresh = await register();
  // Sent once more while it stands, it is the same.
  expect(await register()).toBe(fresh);
  const all = await readRegistrations(firestore, email);
  expect(all.map(({ id, seasonName }) => ({ id, seasonName }))).toEqual(
    expect.arrayContaining([
      { id: refunded, seasonName: '2026-27 Season' },
      { id: old, seasonName: '2025-26 Season' },
      { id: fresh, seasonName: '2026-27 Season' },
    ]),
  );
  expect(all).toHaveLength(3);
  // What takes the place of one is of the same season.
  const before = all.find(({ id }) => id === old);
  expect(before).toMatchObject({ payment: { status: 'pending' } });
  expect(before?.cancelled ?? null).toBeNull();
});
