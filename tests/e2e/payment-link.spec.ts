import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { fillInDonor, newDonor } from '#tests/helpers/giving-steps.ts';

test('a link that opens nothing leads to a page that mails a new one, which opens', async ({
  page,
  mailbox,
}) => {
  const email = newDonor();
  await page.goto('/donations/monthly?amount=25');
  await fillInDonor(page, { email });
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^Give \$25/ }).click();
  const payment = await opening;
  await payment.getByRole('button', { name: /accepted/ }).click();
  await expect(payment.getByRole('heading', { name: /giving every month/ })).toBeVisible();
  await payment.close();

  await page.goto('/api/payments/manage?link=gone');
  await expect(page).toHaveURL(/\/payment-link$/);
  await expect(page.getByText('This link no longer works')).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Email Me the Link' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.getByLabel('Email', { exact: true }).fill(email);
  // Screen readers read what comes into it, and not a new one.
  const said = await page.locator('form').getByRole('status').elementHandle();
  await page.getByRole('button', { name: 'Email Me the Link' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();
  expect(await said?.evaluate((region) => region.isConnected && region.textContent)).toContain(
    'Check your email',
  );
  const find = async () =>
    (await mailbox.readMail(email)).find(({ subject }) => subject.startsWith('Manage your'))?.text;
  await expect.poll(find).toContain('/api/payments/manage?');
  await page.goto(/http\S+manage\?\S+/.exec((await find()) ?? '')?.[0] ?? '');
  await expect(page.getByRole('button', { name: /cancel|stop/i }).first()).toBeVisible();

  await page.goto('/payment-link?problem=later');
  await expect(page.getByText('We cannot open your payment page right now')).toBeVisible();
});
