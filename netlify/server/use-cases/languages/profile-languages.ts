import { languageSaidBy } from '#domain/accounts/language-said-by.ts';
import type { Language } from '#words/language.ts';
import { readable } from '../../core/broken-records.ts';
import { profiles } from '../../gateways/records.ts';
import { groupBy } from '../records/group-by.ts';
import { findIn } from '../records/in-chunks.ts';

/**
 * The languages of addresses, each as its players or its account say it; without those of which nobody has
 * said it.
 * @param emails lower case
 */
export async function profileLanguages(
  emails: readonly string[],
): Promise<ReadonlyMap<string, Language>> {
  const found = readable(await findIn(profiles(), 'email', emails));
  return new Map(
    [...groupBy(found, ({ email }) => email)].flatMap(([email, ofAddress]) => {
      const language = languageSaidBy(ofAddress);
      return email && language ? [[email, language] as const] : [];
    }),
  );
}
