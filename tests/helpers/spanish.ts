import type { Page } from '@playwright/test';
import { findEnglish } from '#tests/site/catalog.ts';
import { textsOfPage } from '#tests/site/texts-of-page.ts';
import { es } from '#words/es/index.ts';
import { expectNoAxeViolations } from './axe.ts';
import { expect } from './e2e.ts';
import type { Mail, Mailbox } from './mailbox.ts';

/* What a family does and reads in Spanish, in the words of the catalog; for tests in a browser. */

export const words = es;

/** The page is in Spanish, as it stands; a phone shows it whole; axe objects to nothing. */
export async function expectSpanishPage(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  expect(
    findEnglish(textsOfPage(await page.content(), 'es'), 'es'),
    'sentences in English',
  ).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);
}

/** Waits for an email with that subject; it, and each other to the address, is in Spanish, and its links lead somewhere. */
export async function expectSpanishMail(
  mailbox: Mailbox,
  to: string,
  subject: string | RegExp,
): Promise<Mail> {
  const matches = (mail: Mail) =>
    typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject);
  const find = async () => (await mailbox.readMail(to)).find(matches);
  await expect.poll(find, { message: `an email with the subject ${subject}` }).toBeDefined();
  for (const mail of await mailbox.readMail(to)) {
    expect(mail.html, mail.subject).toContain('<html lang="es">');
    expect(findEnglish([mail.subject, mail.text ?? ''], 'es'), mail.subject).toEqual([]);
    expect(await findDeadLinks(mail.text ?? ''), mail.subject).toEqual([]);
  }
  const found = await find();
  if (!found) throw new Error('The email is gone.');
  return found;
}

/** The links to this site in a text that lead to no page. */
async function findDeadLinks(text: string): Promise<string[]> {
  const links = text.match(/https?:\/\/localhost[^\s)>]+/g) ?? [];
  const answers = links.map(async (link) => (await fetch(link, { redirect: 'manual' })).status);
  const statuses = await Promise.all(answers);
  return links.filter((_, index) => statuses[index] === 404);
}

/** Fills in fields by their labels, or by the part of a label that no other field's has. */
export async function fillIn(
  page: Page,
  values: Readonly<Record<string, string>>,
  exact = false,
): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact }).fill(value);
  }
}

/** A label as it stands beside a field that must be filled in. */
export const required = (label: string) => `${label} *`;
