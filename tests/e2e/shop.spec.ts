import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { addToCart, productCard } from '#tests/helpers/checkout-steps.ts';
import { expect, test } from '#tests/helpers/e2e.ts';

test('size and color are chosen, the picture follows, and the cart says the same', async ({
  page,
}) => {
  await page.goto('/merchandise');
  const card = productCard(page, 'Team T-Shirt');
  await expect(card.getByRole('radio', { name: 'XS', exact: true })).toBeChecked();
  const before = await card.getByRole('img').getAttribute('src');
  await card.getByRole('radio', { name: 'L', exact: true }).check();
  await card.getByRole('radio', { name: 'White' }).check();
  await expect(card.getByRole('img', { name: /^White T-shirt/ })).not.toHaveAttribute(
    'src',
    before ?? '',
  );
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Added to Cart', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Team T-Shirt (L, White) has been added to your cart.'),
  ).toBeVisible();

  await card.getByRole('link', { name: 'View Cart' }).click();
  const line = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('Size: L');
  await expect(line).toContainText('Color: White');
  await expect(line).toContainText('$24.99 each');
});

test('the same choice again raises the line, another color is a line of its own', async ({
  page,
}) => {
  await addToCart(page, 'Team Cap');
  const card = productCard(page, 'Team Cap');
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await card.getByRole('radio', { name: 'White' }).check();
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await page.goto('/cart');
  await expect(page.getByLabel('Quantity of Team Cap (One Size, Black)')).toHaveValue('2');
  await expect(page.getByLabel('Quantity of Team Cap (One Size, White)')).toHaveValue('1');
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await expect(summary).toContainText('Subtotal$89.97');
  await expect(summary).toContainText('Shipping$5.99');
  await expect(summary).toContainText('Total$95.96');
});

test('a cart shows some of the shop, and so does a checkout with nothing to pay for', async ({
  page,
}) => {
  const picks = page.getByRole('region', { name: 'From our shop' });
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(picks.getByRole('link', { name: /\$\d/ })).toHaveCount(4);
  await expectNoAxeViolations(page);
  await page.goto('/cart');
  await picks.getByRole('link', { name: 'Team Cap' }).click();
  await expect(productCard(page, 'Team Cap').getByRole('heading')).toBeInViewport();
  await addToCart(page, 'Team Cap');
  await page.goto('/cart');
  await expect(page.getByLabel('Quantity of Team Cap (One Size, Black)')).toBeVisible();
  await expect(picks.getByRole('link', { name: /\$\d/ })).toHaveCount(4);
  await expect(picks.getByRole('link', { name: 'Team Cap' })).toBeHidden();
  await page.goto('/checkout');
  await expect(page.getByRole('button', { name: /^Complete Order - / })).toBeEnabled();
  await expect(picks).toBeHidden();
});

// That it does not move in sight is every-page.spec.ts's.
test('the shop below a cart is not seen before the cart', async ({ page }) => {
  await addToCart(page, 'Team Cap');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/cart', { waitUntil: 'commit' });
  const heading = page.getByText('From our shop', { exact: true });
  await expect(page.locator('[data-skeleton]')).toBeVisible();
  await expect(heading).toBeAttached();
  await expect(heading).toBeHidden();
  release();
  await expect(heading).toBeVisible();
});

test('what has left the shop is named, counts for nothing, and goes before checkout', async ({
  page,
}) => {
  await addToCart(page, 'Team Cap');
  await page.evaluate(() => {
    const [cap] = JSON.parse(localStorage.getItem('courtside:cart') ?? '[]');
    const gone = { ...cap, id: 'gone', productId: 'gone', name: 'Old Scarf' };
    const choice = { ...cap, id: 'pink', color: 'Pink' };
    localStorage.setItem('courtside:cart', JSON.stringify([gone, choice, cap]));
  });
  await page.goto('/cart');
  const lines = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await expect(lines.nth(0)).toContainText('Old Scarf');
  await expect(lines.nth(0)).toContainText('No longer for sale.');
  await expect(lines.nth(1)).toContainText('No longer for sale in this size and color.');
  await expect(lines.nth(2)).not.toContainText('No longer');
  await expect(summary).toContainText('Total$35.98');
  await expect(summary.getByRole('link', { name: 'Proceed to Checkout' })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await summary.getByRole('button', { name: 'Remove Them' }).press('Enter');
  await expect(lines).toHaveCount(1);
  await expect(lines.getByRole('button', { name: 'Remove Team Cap' })).toBeFocused();
  await expect(summary.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
});

test('a word for a quantity becomes 1, zero removes the line with a toast', async ({ page }) => {
  await addToCart(page, 'Team Cap');
  await page.goto('/cart');
  const quantity = page.getByLabel('Quantity of Team Cap (One Size, Black)');
  const summary = page.getByRole('region', { name: 'Order Summary' });

  await quantity.fill('12');
  await expect(summary).toContainText('Total$365.87');
  await quantity.selectText();
  await quantity.pressSequentially('three');
  await quantity.press('Tab');
  await expect(quantity).toHaveValue('1');
  await expect(summary).toContainText('Total$35.98');

  await quantity.fill('1000');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('99');

  await quantity.fill('0');
  await quantity.press('Enter');
  await expect(page.getByText('Item Removed', { exact: true })).toBeVisible();
  await expect(page.getByText('Item has been removed from your cart.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  const shop = page.getByRole('link', { name: 'Shop Merchandise' });
  await expect(shop).toBeFocused();
  await expect(shop).toHaveAttribute('href', '/merchandise');
});

test('one step below 1 and Remove take the line out, and the focus moves to the next', async ({
  page,
}) => {
  for (const product of ['Team Cap', 'Team Backpack', 'Water Bottle']) {
    await addToCart(page, product);
  }
  await page.goto('/cart');
  const lines = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Decrease quantity of Team Cap' }).click();
  await expect(lines).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Remove Team Backpack' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove Water Bottle' }).click();
  await expect(lines).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Remove Team Backpack' })).toBeFocused();
});

test('two tabs share the cart', async ({ page, context }) => {
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  const other = await context.newPage();
  await addToCart(other, 'Team Cap');
  const quantity = page.getByLabel('Quantity of Team Cap (One Size, Black)');
  await expect(quantity).toHaveValue('1');
  await productCard(other, 'Team Cap').getByRole('button', { name: 'Add to Cart' }).click();
  await expect(quantity).toHaveValue('2');
  await page.getByRole('button', { name: /^Remove/ }).click();
  await other.goto('/cart');
  await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('a damaged cart is an empty cart', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('courtside:cart', '[{"id":1,"quantity":-3'));
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('the shop is readable without JavaScript', async ({ browser, services }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: services.site });
  const page = await context.newPage();
  await page.goto('/merchandise');
  await expect(page.locator('product-card')).toHaveCount(6);
  const prices = ['$29.99', '$24.99', '$49.99', '$59.99', '$34.99', '$19.99'];
  for (const price of prices) await expect(page.getByText(price, { exact: true })).toBeVisible();
  await context.close();
});

test('axe objects to nothing in the shop', async ({ page }) => {
  await addToCart(page, 'Team Cap');
  await expectNoAxeViolations(page);
});

test('axe objects to nothing in the cart, empty or not', async ({ page }) => {
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expectNoAxeViolations(page);
  await addToCart(page, 'Team Cap');
  await page.goto('/cart');
  await expect(page.getByLabel(/^Quantity of/)).toBeVisible();
  await expectNoAxeViolations(page);
});

for (const path of ['/merchandise', '/cart', '/checkout']) {
  test(`${path} fits a screen of 320 px`, async ({ page }) => {
    await addToCart(page, 'Replica Jersey');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByText('Replica Jersey').first()).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
