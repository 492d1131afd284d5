import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { CONTENT_PAGES } from './content-pages.ts';

for (const { path, heading, texts, hasForm = false } of CONTENT_PAGES) {
  test(`${path} says what it must, in every width and both color schemes`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.locator('astro-island')).toHaveCount(hasForm ? 1 : 0);
    await expectNoAxeViolations(page);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // A page that has just been resized is still being laid out; what stands out, stays.
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(overflow, `sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, heading, texts } of CONTENT_PAGES) {
    test(`${path} reads in full`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
    });
  }

  test('an address of a part of About opens the page there', async ({ page }) => {
    await page.goto('/about/purpose');
    await expect(page).toHaveTitle(/^Our purpose/);
    await expect(page.getByRole('heading', { name: 'Our purpose' })).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/about$/);
  });
});

test('the keyboard goes on from the part of About that the address names', async ({ page }) => {
  await page.goto('/about/biography');
  await expect(page.getByRole('heading', { name: 'About the founders' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Register Now' })).toBeFocused();
});

for (const [path, heading] of [
  ['/about/the/team', 'A team first, a program second'],
  ['/sponsors/gold', 'Our sponsors'],
] as const) {
  test(`${path}, which nobody wrote, shows the page above it`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

for (const path of ['/sponsors', '/sponsors/become']) {
  test(`the tiers of ${path} take level and amount along`, async ({ page }) => {
    await page.goto(path);
    const links = page.getByRole('link', { name: /^Choose This Level: / });
    const addresses = await links.evaluateAll((found) =>
      found.map((link) => (link as HTMLAnchorElement).href),
    );
    const taken = addresses.map((address) => {
      const { pathname, searchParams } = new URL(address);
      return [pathname, searchParams.get('level'), searchParams.get('amount')];
    });
    expect(taken).toEqual([
      ['/sponsorship-form', 'Championship Sponsor', '2,500+'],
      ['/sponsorship-form', 'All-Star Sponsor', '1,000-2,499'],
      ['/sponsorship-form', 'Team Player', '250-999'],
      ['/sponsorship-form', 'Supporting Friend', '100-249'],
    ]);
  });
}

test('sponsors stand under their levels, with a mark and a way to them', async ({ page }) => {
  await page.goto('/sponsors');
  const sponsors = page.getByRole('region', { name: 'Sponsors by level' });
  await expect(sponsors.getByRole('heading')).toHaveText([
    'Sponsors by level',
    'Championship Sponsor',
    'Gulf Lantern Credit Union',
    'All-Star Sponsor',
    'Sawgrass Orthopedics',
    'Team Player',
    'Pelican Point Hardware',
    'Supporting Friend',
    'Mangrove & Main Coffee Roasters',
  ]);
  await expect(sponsors.getByRole('img')).toHaveCount(4);
  await expect(
    sponsors.getByRole('link', { name: 'Visit Gulf Lantern Credit Union' }),
  ).toHaveAttribute('href', 'https://gulflantern.example');
});

for (const [path, name, href] of [
  ['/sponsors', 'Become a Sponsor', '/sponsors/become'],
  ['/sponsors/become', 'Start the Application', '/sponsorship-form'],
  ['/sponsors/donate', 'Give Once', '/donations/one-time'],
  ['/sponsors/donate', 'Give Monthly', '/donations/monthly'],
  ['/sponsors/donate', 'Give $250', '/donations/one-time?amount=250'],
  ['/sponsors/volunteer', 'Apply to Volunteer', '/volunteer-application'],
  ['/sponsors/volunteer', 'Contact the Coordinator', '/contact?inquiry=volunteer'],
  ['/scholarships', 'Register a Player', '/register'],
  [
    '/scholarships',
    'Apply for the Partial Scholarship',
    '/contact?inquiry=scholarships&subject=Application%3A+Partial+Scholarship',
  ],
  ['/contact', '239-555-0100', 'tel:2395550100'],
  ['/contact', 'hello@calusacoasthoops.example', 'mailto:hello@calusacoasthoops.example'],
] as const) {
  test(`on ${path}, "${name}" leads to ${href}`, async ({ page }) => {
    await page.goto(path);
    const link = page.getByRole('main').getByRole('link', { name, exact: true }).first();
    await expect(link).toHaveAttribute('href', href);
  });
}

test('the bars of the fund allocation are as long as their words say', async ({ page }) => {
  await page.goto('/sponsors/donate');
  const bars = page.getByRole('region', { name: 'Where your gift goes' }).getByRole('listitem');
  await expect(bars.getByRole('heading')).toHaveText([
    '40% Player development',
    '30% Equipment and facilities',
    '20% Academic support',
    '10% Community programs',
  ]);
  const lengths = await bars.evaluateAll((items) =>
    items.map((item) => {
      const bar = item.querySelector('[style]');
      const track = bar?.parentElement;
      return Math.round(((bar?.clientWidth ?? 0) / (track?.clientWidth ?? 1)) * 100);
    }),
  );
  expect(lengths).toEqual([40, 30, 20, 10]);
});

for (const [path, count, version, lastUpdated] of [
  ['/privacy', 11, '1.6', 'November 28, 2026'],
  ['/terms', 14, '1.2', 'November 27, 2026'],
  ['/liability-waiver', 10, '1.2', 'November 27, 2026'],
] as const) {
  test(`${path} has ${count} sections, each in its table of contents`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(`Version ${version}`)).toBeVisible();
    await expect(page.getByText(`Last updated ${lastUpdated}`)).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    const sections = page.getByRole('main').getByRole('region');
    await expect(sections).toHaveCount(count);
    await expect(contents).toHaveText(
      (await sections.getByRole('heading', { level: 2 }).allTextContents()).map((heading) =>
        heading.trim(),
      ),
    );
    await contents.last().click();
    await expect(page).toHaveURL(new RegExp(`#section-${count}$`));
    await expect(sections.last().getByRole('heading', { level: 2 })).toBeInViewport();
  });
}
