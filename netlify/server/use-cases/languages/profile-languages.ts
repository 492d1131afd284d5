import type { Language } from '#words/language.ts';
import { readable } from '../../core/broken-records.ts';
import { profiles } from '../../gateways/records.ts';
import { findIn } from '../records/in-chunks.ts';

/**
 * The languages of addresses, each as its account or the player says it who was changed last; without those
 * of which nobody has said it.
 * @param emails lower case
 */
export async function profileLanguages(
  emails: readonly string[],
): Promise<ReadonlyMap<string, Language>> {
  const found = readable(await findIn(profiles(), 'email', emails));
  const inOrder = found.sort((a, b) => a.updatedAt.localeCompare(b.updatedAt));
  return new Map(
    inOrder.flatMap(({ email, language }) =>
      email && language ? [[email, language] as const] : [],
    ),
  );
}
