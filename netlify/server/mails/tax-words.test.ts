import { expect, test } from 'vitest';
import { MONEY_EMAILS } from '#tests/helpers/emails/money.ts';
import { OTHER_EMAILS } from '#tests/helpers/emails/others.ts';
import { inLanguageOf } from '../core/language.ts';

/* Whether gifts can be deducted is a setting: only the sentence that follows it may speak of taxes. */

const BY_SETTING =
  ' are not deductible as charitable contributions for federal income tax purposes.';

test('no email tells a donor to keep it for taxes, whatever the tax status is', () => {
  const texts = [...MONEY_EMAILS, ...OTHER_EMAILS].flatMap(({ write }) =>
    [inLanguageOf('en', write) ?? []].flat().map((mail) => JSON.stringify(mail)),
  );
  expect(texts.filter((text) => text.includes(BY_SETTING)).length).toBeGreaterThan(0);
  expect(texts.filter((text) => /\btax/i.test(text.replaceAll(BY_SETTING, '')))).toEqual([]);
});
