import type { Payer } from '#domain/payments/payment.ts';
import type { Language } from '#words/language.ts';

/** Of a record: who pays, in which language, and when it came. */
export interface Spoken {
  payer: Pick<Payer, 'language'> | null;
  createdAt: string;
}

/** The language that a family spoke last, by its records; left out where none says it. */
export function lastSpoken(records: readonly Spoken[]): Language | undefined {
  const told = records.filter(({ payer }) => payer?.language !== undefined);
  const [last] = told.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  return last?.payer?.language;
}

/** A payer as the office has just written them: the same address is still written to in its language. */
export function keepLanguage(payer: Payer, before: Payer | null | undefined): Payer {
  const isSame = before?.email === payer.email.toLowerCase();
  return isSame && before.language ? { ...payer, language: before.language } : payer;
}
