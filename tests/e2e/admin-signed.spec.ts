import { readFile } from 'node:fs/promises';
import { demoSignatures, demoSignedTexts } from '#local/seed/office/signatures.ts';
import { signedTexts, waiverSignatures } from '#server/gateways/records.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import {
  openOffice,
  readSubjects,
  rowOf,
  sidewaysScroll,
  topDialog,
} from '#tests/helpers/office-steps.ts';
import { storeRegistration } from '#tests/helpers/payables.ts';
import { readPdfText } from '#tests/helpers/read-pdf.ts';

/* What guardians signed, as the office finds it when somebody asks for it. */

test('signed documents: downloaded from the registration and from their list, and emailed again', async ({
  page,
  mailbox,
}) => {
  const email = `guardian-${crypto.randomUUID()}@example.com`;
  const { registration } = await storeRegistration(1, { paymentMethod: 'check', email });
  const texts = await demoSignedTexts();
  for (const text of texts) await signedTexts().doc(text.sha256).set(text);
  for (const signature of demoSignatures(registration, texts)) {
    await waiverSignatures().doc(signature.id).set(signature);
  }
  const { number } = registration;
  await openOffice(page, `registrations&search=${number}`);
  await rowOf(page, number).getByRole('button', { name: 'Details' }).click();
  const section = topDialog(page).getByRole('region', { name: 'Signed Documents' });
  await expect(section.getByRole('listitem')).toHaveCount(2);

  await test.step('the waiver is the whole text, and who signed it', async () => {
    const downloading = page.waitForEvent('download');
    await section.getByRole('button', { name: /^Download PDF Liability Waiver/ }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe(`liability-waiver-${number}.pdf`);
    const { text } = await readPdfText(await readFile(await file.path()));
    expect(text).toContain(email);
    await expectNoAxeViolations(page);
  });

  await test.step('all of it is emailed to the guardian again', async () => {
    await section.getByRole('button', { name: 'Email Again' }).click();
    await expect(topDialog(page)).toContainText(email);
    await topDialog(page).getByRole('button', { name: 'Email Again' }).click();
    await expect
      .poll(() => readSubjects(page, mailbox, email))
      .toContainEqual(expect.stringContaining('your signed documents'));
  });

  await test.step('the list finds it, on a phone as well', async () => {
    await page.goto(`/admin?tab=registrations&view=signed&search=${number}`);
    const row = rowOf(page, 'Terms of Service');
    await expect(row).toContainText(number);
    const downloading = page.waitForEvent('download');
    await row.getByRole('button', { name: /^Download PDF/ }).click();
    expect((await downloading).suggestedFilename()).toBe(`terms-${number}.pdf`);
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
});
