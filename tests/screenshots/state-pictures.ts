import type { Page } from '@playwright/test';
import { addToCart, fillInCheckout, submitButton } from '#tests/helpers/checkout-steps.ts';
import { fillInDonor, fillInSponsor } from '#tests/helpers/giving-steps.ts';
import {
  fillInGuardian,
  fillInPlayer,
  playerCard,
  sign,
  submitButton as submitRegistration,
} from '#tests/helpers/registration-steps.ts';
import { PARENT, type Picture } from './picture.ts';

const EMAIL = 'ana.diaz@example.com';
/** A title that only a page of thanks has, and not the form before it. */
const thanks = (page: Page, title: RegExp | string) =>
  page.getByRole('heading', { name: title }).filter({ visible: true }).first().waitFor();
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();

/** What no address shows: carts with something in them, what a form says, and the thanks after it. */
export const STATE_PICTURES: readonly Picture[] = [
  { name: 'cart-filled', path: '/cart', prepare: fillCart('/cart') },
  { name: 'checkout-filled', path: '/cart', prepare: fillCart('/checkout') },
  {
    name: 'checkout-thanks',
    path: '/cart',
    prepare: async (page) => {
      await fillCart('/checkout')(page);
      await fillInCheckout(page, { email: EMAIL, method: 'Check' });
      await submitButton(page).click();
      await thanks(page, 'Order Submitted');
    },
  },
  {
    name: 'donation-thanks',
    path: '/donations/one-time',
    prepare: async (page) => {
      await page.getByRole('radio', { name: '$50', exact: true }).check();
      await fillInDonor(page, { email: EMAIL, method: 'Check' });
      await press(page, /^(Donate|Give) \$/);
      await thanks(page, 'Donation Submitted');
    },
  },
  {
    name: 'sponsorship-thanks',
    path: '/sponsorship-form?level=Supporting+Friend&amount=100-249',
    prepare: async (page) => {
      await fillInSponsor(page, { email: EMAIL, method: 'Check' });
      await press(page, /^Sponsor for/);
      await thanks(page, 'Form Submitted');
    },
  },
  {
    name: 'contact-thanks',
    path: '/contact',
    prepare: async (page) => {
      await page.getByLabel('Name', { exact: true }).fill('Ana Diaz');
      await page.getByLabel('Email', { exact: true }).fill(EMAIL);
      await page.getByLabel('Inquiry Type').selectOption('Schedules');
      await page.getByLabel('Subject').fill('When is practice?');
      await page.getByLabel('Message', { exact: true }).fill('On Tuesdays? Thank you.');
      await press(page, /^Send Message$/);
      await thanks(page, 'Message Sent!');
    },
  },
  {
    name: 'register-thanks',
    path: '/register',
    prepare: async (page) => {
      await fillInGuardian(page, 'luis.diaz@example.com');
      await fillInPlayer(playerCard(page, 1), 'Mateo');
      await sign(page);
      await page.getByRole('radio', { name: 'Check' }).check();
      await submitRegistration(page).click();
      await thanks(page, /registered|received|submitted/i);
    },
  },
  {
    name: 'register-signed-in',
    path: '/register',
    user: PARENT,
  },
  {
    name: 'gallery-lightbox',
    path: '/gallery',
    prepare: async (page) => {
      await page.locator('main a[href]:has(img), main button:has(img)').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

function fillCart(next: string) {
  return async (page: Page) => {
    await addToCart(page, 'Team Cap');
    await page.goto(next);
  };
}
