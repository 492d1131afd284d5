import { messages } from '#words/statement.ts';

/** As words/office/notes.ts has it: pages of another language carry no English sentence. */
const DISPUTE_LOST = /^Dispute\slost$/;
/** As words/office/dashboard/adjustments.ts fills it in. */
const SCHOLARSHIP = /^Scholarship(?: \(application ([^()]+)\))?$/;

/** Why something was taken off, for whoever is spoken to: our own words; what the office typed stays. */
export function tellReason(reason: string): string {
  const { scholarship, disputeLost } = messages.reasons;
  if (DISPUTE_LOST.test(reason)) return disputeLost;
  const granted = SCHOLARSHIP.exec(reason);
  return granted ? scholarship(granted[1]) : reason;
}
