import {
  fillInGuardian,
  newGuardian,
  playerCard,
  toStep,
} from '#tests/helpers/registration-steps.ts';
import { drawPdf } from './draw-pdf.ts';
import { ADMIN, LAPTOP, PHONE, type Picture } from './picture.ts';

/** The pictures of README.md, in its order. */
export const README_PICTURES: readonly Picture[] = [
  { name: 'home-phone', path: '/', size: PHONE },
  {
    name: 'registration',
    path: '/register',
    size: PHONE,
    prepare: async (page) => {
      await fillInGuardian(page, newGuardian());
      await toStep(page, 'players');
      const card = playerCard(page, 1);
      await card.getByLabel('First Name').fill('Zoë');
      await card.getByLabel('Last Name').fill('Diaz');
      await card.getByLabel('Age').selectOption('14');
      await card.getByLabel('Grade').selectOption('9');
      await card.getByLabel('Grade').blur();
      await card.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    },
  },
  {
    name: 'payment-plan',
    path: '/register',
    size: PHONE,
    prepare: async (page) => {
      const fee = page.getByRole('region', { name: 'Fee and Installments' });
      await fee.getByRole('button', { expanded: false }).click();
      await fee.getByRole('button', { name: 'Add a player' }).click();
      await fee.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    },
  },
  { name: 'dashboard', path: '/admin', user: ADMIN, size: LAPTOP },
  {
    name: 'studio',
    path: '/intent/edit/id=product-cap;type=product/',
    site: 'studio',
    size: LAPTOP,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Sign in as local editor' }).click();
      await page.getByTestId('field-price').waitFor();
      // One of each product in the list.
      await page.waitForFunction(() => document.images.length >= 6);
    },
  },
  {
    name: 'signed-waiver',
    path: '/liability-waiver',
    size: [612, 792],
    scale: 1.5,
    prepare: (page, { registration }) => drawPdf(page, registration.waiver, 'Signed by'),
    part: (page) => page.locator('canvas'),
  },
];
