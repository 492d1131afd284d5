import { choices, expect, field, openActions, openDocument, publish, test } from './desk.ts';

test('a discarded change is gone, and an unpublished product leaves the shop', async ({
  page,
  published,
}) => {
  const bottle = '*[_id == "product-water-bottle"][0].name';
  await openDocument(page, 'product', 'product-water-bottle');
  await field(page, 'name').fill('Flask');
  await (await openActions(page)).getByRole('menuitem', { name: /Discard/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Discard/ })
    .click();
  await expect(field(page, 'name')).toHaveValue('Water Bottle');
  expect(await published.fetch(bottle)).toBe('Water Bottle');

  await page.getByTestId('document-header-Published-chip').click();
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /npublish/ })
    .click();
  await expect.poll(() => published.fetch(bottle)).toBeNull();
});

test('two tabs show each other’s changes, also after the content was restarted', async ({
  page,
  context,
  services,
  published,
}) => {
  await openDocument(page, 'product', 'product-cap');
  const second = await context.newPage();
  await openDocument(second, 'product', 'product-cap');
  await expect(field(second, 'name')).toHaveValue('Team Cap');
  await field(page, 'name').fill('Club Cap');
  await expect(field(second, 'name')).toHaveValue('Club Cap');

  await fetch(services.restartContent, { method: 'POST' });
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('Club Cap');
  await publish(page);
  await expect.poll(() => published.fetch('*[_id == "product-cap"][0].name')).toBe('Club Cap');
});

test('a mistake is told in words, and cannot be published', async ({ page }) => {
  await openDocument(page, 'product', 'product-travel-tote');
  await field(page, 'price').fill('34.999');
  await page.getByTestId('field-price').getByTestId('input-validation-icon-error').hover();
  await expect(page.getByText('An amount has at most two decimals, such as 29.99.')).toBeVisible();
  await expect(page.getByTestId('action-publish')).toBeDisabled();

  await field(page, 'price').fill('34.99');
  await field(page, 'name').fill('Replica Jersey');
  await page.getByTestId('field-name').getByTestId('input-validation-icon-error').hover();
  await expect(page.getByText('“Replica Jersey” is taken by another entry')).toBeVisible();
});

test('Publish can be pressed when the last change was checked, and not before', async ({
  page,
  published,
  drafts,
}) => {
  const price = '*[_id == "product-backpack"][0].price';
  let answer = () => {};
  const answers = new Promise<void>((resolve) => {
    answer = resolve;
  });
  // The check for a name that is taken: the form’s only one that asks a server.
  await page.route(/query\/production\?query=count/, async (route) => {
    await answers;
    await route.continue();
  });
  await openDocument(page, 'product', 'product-backpack');
  await field(page, 'price').fill('59.999');
  await expect.poll(() => drafts.fetch(price)).toBe(59.999);
  await field(page, 'price').fill('59.5');
  await expect.poll(() => drafts.fetch(price)).toBe(59.5);
  await expect(page.getByTestId('action-publish')).toBeDisabled();
  answer();
  await publish(page);
  await expect.poll(() => published.fetch(price)).toBe(59.5);
  await page.unrouteAll();
});

test('a category is chosen from those in use; a new one is asked for', async ({ page, drafts }) => {
  const stored = () => drafts.fetch('*[_id == "product-travel-tote"][0].category');
  await openDocument(page, 'product', 'product-travel-tote');
  const list = choices(page, 'category');
  await expect(list).toHaveValue('Bags');
  const offered = await list.locator('option').allTextContents();
  expect(offered).toEqual(['Choose…', ...new Set(offered.slice(1, -1)), 'New category…']);
  await list.selectOption('Headwear');
  await expect.poll(stored).toBe('Headwear');

  await list.selectOption('New category…');
  await field(page, 'category').fill('Beach');
  await expect.poll(stored).toBe('Beach');
  await page.getByRole('button', { name: 'Choose from the list' }).click();
  await expect(list).toHaveValue('Beach');
});

test('pages can be edited, but not taken away', async ({ page }) => {
  await openDocument(page, 'aboutPage', 'aboutPage');
  await expect(field(page, 'heading')).toHaveValue('A team first, a program second');
  const actions = await openActions(page);
  await expect(actions.getByRole('menuitem')).toHaveText(['View on website', 'View with drafts']);
  await page.keyboard.press('Escape');
  await page.getByTestId('new-document-button').click();
  await expect(page.getByText('Volunteer opportunity', { exact: true })).toBeVisible();
  await expect(page.getByText('Volunteer page', { exact: true })).toBeHidden();
});

test('the state of most families can be put first again', async ({ page, drafts }) => {
  const stored = () => drafts.fetch('*[_id == "siteSettings"][0].statesServed');
  await openDocument(page, 'siteSettings', 'siteSettings');
  await page.getByRole('tab', { name: 'Players' }).click();
  const states = page.getByTestId('field-statesServed');
  await expect(states.locator('select')).toHaveCount(3);
  const menuOfFirst = states.locator('button[id$="menuButton"]').first();
  await menuOfFirst.click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect.poll(stored).toEqual(['AL', 'GA']);

  await menuOfFirst.click();
  await page.getByRole('menuitem', { name: 'Add item before' }).click();
  await states.locator('select').first().selectOption({ label: 'Florida' });
  await expect.poll(stored).toEqual(['FL', 'AL', 'GA']);
});

test('a story that is begun among those of volunteers is one of them', async ({ page, drafts }) => {
  await page.getByText('Volunteers', { exact: true }).click();
  await page.getByText('Stories of volunteers', { exact: true }).click();
  await page.getByRole('link', { name: 'Create new Story' }).click();
  await field(page, 'title').fill('One good season');
  const begun = '*[_type == "story" && title == "One good season"][0]{ kind, orderRank }';
  await expect
    .poll(() => drafts.fetch(begun))
    .toEqual({ kind: 'volunteer', orderRank: expect.any(String) });
  await expect(page).toHaveURL(/volunteers/);
});
