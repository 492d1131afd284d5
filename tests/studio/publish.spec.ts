import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createOrderPaymentEndpoint } from '#contracts/orders/public.ts';
import { countBuilds } from '../helpers/build-hook.ts';
import { orderRequest } from '../helpers/orders.ts';
import { choices, expect, field, openDocument, publish, test } from './desk.ts';
import { buildWebsite, ROOT } from './run-program.ts';

const MISSION = 'To give every boy on this coast a team, a tutor and a reason to stay in school.';
const CAP = path.join(ROOT, 'local/seed/images/product-cap-navy.jpg');

async function addScarf(page: Page): Promise<void> {
  await page.goto('/intent/create/type=product/');
  await field(page, 'name').fill('Team Scarf');
  await choices(page, 'category').selectOption('Apparel');
  await field(page, 'price').fill('21.5');
  await field(page, 'description').fill('Warm, navy, and seen from the last row.');
  await page.getByTestId('group-tab-choices').click();
  await page
    .getByTestId('field-colors')
    .getByRole('button', { name: /Add item/ })
    .click();
  const color = page.getByTestId('nested-object-dialog');
  await color
    .getByTestId(/\.name$/)
    .locator('input')
    .fill('Navy');
  const dot = color.getByTestId(/\.hex$/);
  await dot.getByLabel('Pick the color').fill('#1e3a8a');
  await expect(dot.locator('input[type=text]')).toHaveValue('#1E3A8A');
  await color.getByTestId('file-button-input').setInputFiles(CAP);
  await color
    .getByTestId(/\.image\.alt$/)
    .locator('input')
    .fill('A navy scarf');
  await page.keyboard.press('Escape');
}

test('a changed mission and a new product are on the website, and orders charge its price', async ({
  page,
  published,
  services,
}) => {
  const before = await countBuilds(services.buildHook);

  await openDocument(page, 'aboutPage', 'aboutPage');
  await field(page, 'mission.text').fill(MISSION);
  await publish(page);
  await expect.poll(() => published.fetch('*[_id == "aboutPage"][0].mission.text')).toBe(MISSION);

  await addScarf(page);
  const scarf = '*[_type == "product" && name == "Team Scarf"][0]';
  await publish(page);
  await expect.poll(() => published.fetch(`${scarf}.price`)).toBe(21.5);

  await test.step('both are one build, which is told, and can be had at once', async () => {
    await page.goto('/website');
    // With what other tests have published before.
    await expect(page.getByText(/^\d+ changes will be on the website at about/)).toBeVisible();
    expect(await countBuilds(services.buildHook)).toBe(before);
    await page.getByRole('button', { name: 'Publish Now' }).click();
    await expect.poll(() => countBuilds(services.buildHook)).toBe(before + 1);
    await expect(page.getByText(/^The website is being built/)).toBeVisible();
  });

  const site = mkdtempSync(path.join(tmpdir(), 'courtside-built-'));
  try {
    await buildWebsite(site);
    const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
    expect(read('about.html')).toContain(MISSION);
    const shop = read('merchandise.html');
    expect(shop).toContain('Team Scarf');
    expect(shop).toContain('$21.50');
    const picture = await published.fetch<string>(`${scarf}.colors[0].image.asset->_id`);
    expect(shop).toContain(picture.replace('image-', '').replace(/-(\w+)$/, '.$1'));
  } finally {
    await rm(site, { recursive: true, force: true });
  }

  const productId = await published.fetch<string>(`${scarf}._id`);
  const lines = [{ productId, size: 'One Size', color: 'Navy', quantity: 2 }];
  const response = await fetch(new URL(createOrderPaymentEndpoint.path, services.functions), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orderRequest({ lines })),
  });
  expect(await response.json()).toMatchObject({ totalCents: 2 * 2150 + 599 });
});
