import { expect, test } from 'vitest';
import { messages as english } from './en/upload.ts';
import { messages as spanish } from './es/upload.ts';

test('one file and several are counted as a person would', () => {
  const inEnglish = (count: number) => english.notCalledBack(count).description;
  expect(inEnglish(1)).toMatch(/received 1 file\. .* show it\.$/);
  expect(inEnglish(2)).toMatch(/received 2 files\. .* show them\.$/);
  const inSpanish = (count: number) => spanish.notCalledBack(count).description;
  expect(inSpanish(1)).toMatch(/recibido 1 archivo\. .* mostrarlo\.$/);
  expect(inSpanish(2)).toMatch(/recibido 2 archivos\. .* mostrarlos\.$/);
});
