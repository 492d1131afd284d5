import type { Page } from '@playwright/test';
import { toStep } from './registration-steps.ts';
import { fillIn, words } from './spanish.ts';

const form = words['registration/form'];

/** Fills in the steps of family and players with one player, Zoë, and ends at the players. */
export async function fillInSpanishFamily(page: Page, email: string): Promise<void> {
  const { labels } = form.parent;
  await fillIn(page, {
    [labels.firstName]: 'Ana',
    [labels.lastName]: 'Díaz',
    [form.address.city]: 'Fort Myers',
    [form.address.zipCode]: '33901',
    [form.emergency.name]: 'Luis Díaz',
    [form.emergency.phone]: '239-555-0124',
  });
  for (const [label, text] of [
    [labels.email, email],
    [labels.phone, '239-555-0123'],
    [form.address.address, '12 Court Street'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await toStep(page, 'players');
  const card = page.getByRole('group', { name: form.player.legend(0), exact: true });
  await card.getByLabel(form.player.firstName, { exact: true }).fill('Zoë');
  await card.getByLabel(form.player.lastName, { exact: true }).fill('Díaz');
  await card.getByLabel(form.player.age).selectOption('14');
  await card.getByLabel(form.player.grade).selectOption('9');
}
