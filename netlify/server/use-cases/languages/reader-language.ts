import { languageSaidBy } from '#domain/accounts/language-said-by.ts';
import { DEFAULT_LANGUAGE, type Language } from '#words/language.ts';
import { readable, readOne } from '../../core/broken-records.ts';
import { profiles } from '../../gateways/records.ts';
import { familyDoc } from '../families/family-record.ts';
import { offeredLanguage } from './offered-language.ts';

/** Somebody who is written to, and the language that the record says. */
export interface Reader {
  email: string;
  language?: Language | undefined;
}

/**
 * The language that somebody is written to in: what the office has corrected for the family; else what the
 * record says; else what is known of the address; English where nothing is, or where the program does not
 * offer it (any more).
 */
export async function readerLanguage({ email, language }: Reader): Promise<Language> {
  const corrected = readOne(await familyDoc(email).get())?.language;
  return offeredLanguage(
    corrected ?? language ?? (await readProfileLanguage(email)) ?? DEFAULT_LANGUAGE,
  );
}

/** The language of an address whose record is made by hand; left out where nobody has said it. */
export async function knownLanguage(email: string): Promise<Language | undefined> {
  const corrected = readOne(await familyDoc(email).get())?.language;
  return corrected ?? (await readProfileLanguage(email));
}

/** The same reader, with the language they are written to in. */
export async function withLanguage<T extends Reader>(
  reader: T | null,
): Promise<(T & { language: Language }) | null> {
  return reader && { ...reader, language: await readerLanguage(reader) };
}

const MANY = 20;

/** Of the player who was registered last under an address, or else of its account. */
async function readProfileLanguage(email: string): Promise<Language | undefined> {
  if (!email) return undefined;
  const found = await profiles().where('email', '==', email.toLowerCase()).limit(MANY).get();
  return languageSaidBy(readable(found.docs));
}
