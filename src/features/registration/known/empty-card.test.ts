import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wasTyped } from '#browser/forms/draft.ts';
import { emptyCard } from './empty-card.ts';

/** As far as a browser's fields go. */
class FakeField {
  type = 'textarea';
  value = '';
  checked = false;
  dataset: DOMStringMap = {};
}

beforeEach(() => {
  for (const name of ['HTMLInputElement', 'HTMLSelectElement', 'HTMLTextAreaElement']) {
    vi.stubGlobal(name, FakeField);
  }
});
afterEach(() => vi.unstubAllGlobals());

test('a card that is emptied for another child does not say that medical information was typed', () => {
  const field = new FakeField() as unknown as HTMLTextAreaElement;
  field.dataset.noDraft = 'typed';
  field.value = 'Peanut allergy';
  expect(wasTyped(field)).toBe(true);
  const querySelectorAll = () => [field] as unknown as NodeListOf<HTMLTextAreaElement>;
  emptyCard({ querySelectorAll } as unknown as HTMLFormElement, 0);
  expect(field.value).toBe('');
  expect(wasTyped(field)).toBe(false);
});
