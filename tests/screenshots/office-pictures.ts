import type { Locator, Page } from '@playwright/test';
import { topDialog } from '#tests/helpers/office-steps.ts';
import { ADMIN, PARENT, type Picture } from './picture.ts';

/** The pictures of docs/OFFICE.md, in its order. */
export const OFFICE_PICTURES: readonly Picture[] = [
  {
    ...tab('registration-details', 'registrations&search=diaz'),
    prepare: (page) => open(page, /^Details/),
  },
  {
    ...tab('mark-paid', 'registrations&search=hassan'),
    prepare: async (page) => {
      await open(page, /^Details/);
      await open(page, /^Mark Paid/, topDialog(page));
      await topDialog(page).getByLabel('Reference').fill('Check 3301');
    },
  },
  { ...tab('families', 'families'), size: [1280, 1100] },
  tab('family-statement', 'families&family=samira.hassan@example.com'),
  {
    ...tab('payment-plan-by-hand', 'families&family=samira.hassan@example.com'),
    prepare: (page) => open(page, /^Make a Plan/),
  },
  {
    ...tab('refund', 'registrations&search=diaz'),
    prepare: async (page) => {
      await open(page, /^Details/);
      await open(page, /^Refund/, topDialog(page));
    },
  },
  {
    ...tab('bounced-check', 'registrations&search=baxter'),
    prepare: async (page) => {
      await open(page, /^Details/);
      await open(page, /^Reverse/, topDialog(page));
      await topDialog(page).getByLabel('Reason').fill('The bank returned check 2217.');
    },
  },
  {
    ...tab('move-payment', 'registrations&search=baxter'),
    prepare: async (page) => {
      await open(page, /^Details/);
      await open(page, /^Move/, topDialog(page));
    },
  },
  tab('month', 'payments&view=month'),
  tab('payouts', 'payments&view=payouts'),
  {
    ...tab('order-to-pack', 'orders'),
    prepare: async (page) => {
      const paid = page.getByRole('row').filter({ hasText: 'Paid' }).filter({ hasText: 'Open' });
      await open(page, /^Details/, paid.first());
    },
  },
  {
    ...tab('photo-to-review', 'gallery'),
    prepare: (page) => open(page, /^View/),
  },
  {
    ...tab('rained-out-game', 'games'),
    prepare: async (page) => {
      await open(page, /^Edit/);
      await topDialog(page).getByLabel('Status').selectOption('Postponed');
    },
  },
  tab('new-season', 'seasons'),
  {
    ...tab('player', 'players&search=malik'),
    prepare: (page) => open(page, /^View/),
  },
  {
    name: 'your-data',
    path: '/account',
    user: PARENT,
    prepare: (page) =>
      page
        .getByRole('heading', { name: 'Your data' })
        .evaluate((heading) => heading.scrollIntoView({ block: 'center' })),
  },
  tab('admins', 'admins'),
  tab('unsent-email', 'activity&view=mail'),
  tab('team-information', 'team'),
];

function tab(name: string, query: string): Picture {
  return { name, path: `/admin?tab=${query}`, user: ADMIN };
}

/** Presses the first button of that name, and waits for the dialog that it opens with all that is in it. */
async function open(
  page: Page,
  name: RegExp,
  from: Locator | Page = page.getByRole('main'),
): Promise<void> {
  const before = await page.locator('dialog[open]').count();
  await from.getByRole('button', { name }).first().press('Enter');
  await page.locator('dialog[open]').nth(before).waitFor();
  await topDialog(page).locator('[aria-busy="true"]').waitFor({ state: 'detached' });
}
