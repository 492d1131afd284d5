import { changeOfSums, sumLedger } from '#domain/payments/ledger-sums.ts';
import { readSettings } from '#server/gateways/content.ts';
import { ledger, ledgerSums } from '#server/gateways/records.ts';
import { checkLedgerSums } from '#server/use-cases/nightly/check-ledger-sums.ts';
import { joinParts } from '#server/use-cases/payments/sums/read-sums.ts';

/** Does what each night does: holds the sums against the ledger, and makes them the first time. */
export async function checkSumsNow(now = new Date(), hasTime = () => true) {
  const settings = await readSettings();
  return checkLedgerSums({ settings, now, hasTime, resumeAt: {} });
}

/** What the stored sums lack of the ledger's, by month: nothing, as long as they are right. */
export async function lackingSums(): Promise<object> {
  const { timeZone } = await readSettings();
  const [entries, parts] = await Promise.all([ledger().get(), ledgerSums().get()]);
  const expected = sumLedger(
    entries.docs.map((doc) => doc.data()),
    timeZone,
  );
  const kept = joinParts(parts.docs.map((doc) => doc.data()));
  return Object.fromEntries(changeOfSums(kept, expected));
}
