import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { goodsBeside } from '#domain/sponsorship/goods.ts';
import { sponsorships } from '../../gateways/records.ts';
import { wordsFor } from '../../mails/payment-words.ts';
import { readById } from '../records/read-by-id.ts';

/** What the emailed receipts of sponsorships say for the tax office, by the entry; of others nothing. */
export async function readSponsorNotes(
  entries: readonly LedgerEntry[],
  settings: Settings,
): Promise<(entry: LedgerEntry) => string[] | undefined> {
  const sponsored = entries.filter(({ kind }) => kind === 'sponsorship');
  const found = await readById(
    sponsorships(),
    sponsored.map(({ recordId }) => recordId),
  );
  return ({ recordId, amountCents }) => {
    const sponsorship = found.get(recordId);
    const goods = sponsorship && goodsBeside(sponsorship, amountCents);
    return sponsorship && wordsFor('sponsorship').receiptNotes(settings, goods);
  };
}
