import type { Page } from '@playwright/test';
import { expect, test } from '#tests/helpers/e2e.ts';
import { dialog, openOffice } from '#tests/helpers/office-steps.ts';

/** Answers the browser's questions, and counts them. */
function answerQuestions(page: Page): { asked: number; discard: boolean } {
  const state = { asked: 0, discard: false };
  page.on('dialog', async (question) => {
    state.asked += 1;
    await (state.discard ? question.accept() : question.dismiss());
  });
  return state;
}

test('what is typed in a dialog is not lost by Esc, a click beside it or its X without asking', async ({
  page,
}) => {
  await openOffice(page, 'games');
  const questions = answerQuestions(page);
  const add = page.getByRole('button', { name: 'Add Game' });
  await add.click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(questions.asked).toBe(0);

  await add.click();
  const opponent = dialog(page).getByLabel('Opponent');
  await opponent.fill('Estero');
  await page.keyboard.press('Escape');
  await expect(opponent).toHaveValue('Estero');
  await page.mouse.click(5, 5);
  await expect(opponent).toHaveValue('Estero');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(opponent).toHaveValue('Estero');
  expect(questions.asked).toBe(3);
  questions.discard = true;
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('Team Info asks before it is left by a tab, Back or another page; a save is remembered', async ({
  page,
}) => {
  await openOffice(page, 'overview');
  const questions = answerQuestions(page);
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name, exact: true });
  await tab('Team Info').click();
  const coach = page.getByLabel('Coach Name');
  await coach.fill('Jordan Typed');
  await tab('Games').click();
  await expect(coach).toHaveValue('Jordan Typed');
  await page.goBack();
  await expect(coach).toHaveValue('Jordan Typed');
  await expect(page).toHaveURL(/tab=team/);
  expect(questions.asked).toBe(2);
  questions.discard = true;
  await tab('Games').click();
  await expect(page.getByRole('heading', { name: 'Game Schedule Management' })).toBeVisible();
  expect(questions.asked).toBe(3);
});
