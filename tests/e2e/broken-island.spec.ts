import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';

test('a part of the page that breaks is not just empty: it says so, and Reload mends it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/out of order/);
  await page.addInitScript(() => {
    const real = Date.prototype.toISOString;
    if (sessionStorage.getItem('mended')) return;
    Date.prototype.toISOString = function tell(this: Date) {
      // Once it is said, the page's own tools may ask the clock again.
      if (document.querySelector('[role="alert"]')) return real.call(this);
      sessionStorage.setItem('mended', 'yes');
      throw new Error('The clock is out of order.');
    };
  });
  await page.goto('/schedules');
  const broken = page.getByRole('alert');
  await expect(broken.getByRole('heading')).toHaveText('Unexpected Application Error!');
  await expectNoAxeViolations(page);
  await broken.getByRole('button', { name: 'Reload the Page' }).click();
  await expect(page.getByRole('region', { name: 'Full Schedule' })).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
});
