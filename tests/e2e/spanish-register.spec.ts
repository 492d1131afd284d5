import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { newGuardian, toStep } from '#tests/helpers/registration-steps.ts';
import { fillInSpanishFamily } from '#tests/helpers/spanish-registration.ts';

/* What a guardian reads before signing on the Spanish page. */

test('the waiver opens in Spanish, with the English text that is signed below it', async ({
  page,
}) => {
  await page.goto('/es/register');
  await fillInSpanishFamily(page, newGuardian());
  await toStep(page, 'agreements');
  await expect(
    page.getByText('Leí el documento «Exención de responsabilidad» (versión 1.2)'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Leer: Exención de responsabilidad' }).click();
  const dialog = page.getByRole('dialog', { name: 'Exención de responsabilidad' });
  const english = dialog.locator('[lang="en"]');
  const spanish = dialog.getByRole('heading', { name: '1. Las partes' });
  await expect(spanish).toBeAttached();
  await expect(
    dialog.getByText('Versión 1.2, última actualización: 27 de noviembre de 2026'),
  ).toBeAttached();
  await expect(english.getByText('READ THIS FORM COMPLETELY AND CAREFULLY.')).toBeAttached();
  await expect(english).not.toContainText('LEA ESTE FORMULARIO');
  const order = await dialog.evaluate((box) =>
    [
      'Usted firma el texto en inglés',
      'Las partes',
      'El texto que usted firma, en inglés',
      'Parties',
    ].map((words) => (box.textContent ?? '').indexOf(words)),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
  // Nothing says that it has changed: both are the texts that the page was built with.
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expectNoAxeViolations(page);
});
