import type { Settings } from '#domain/settings/settings.ts';
import { readSettings } from '../../gateways/content.ts';
import { deleteMedicalNotes } from './delete-medical-notes.ts';
import { deleteOldRecords } from './delete-old-records.ts';
import { mailYearStatements } from './mail-year-statements.ts';
import { markOverdueBills } from './mark-overdue-bills.ts';
import { remindOfDueBills } from './remind-of-due-bills.ts';
import { remindOfPledges } from './remind-of-pledges.ts';

export interface DutyContext {
  settings: Settings;
  now: Date;
}

/**
 * What is done every night, each a bounded amount: what is left over is for the next night. Doing
 * one twice changes nothing.
 * @returns how many records it changed or mails it wrote
 */
export type Duty = (context: DutyContext) => Promise<number>;

const DUTIES: Readonly<Record<string, Duty>> = {
  markOverdueBills,
  remindOfDueBills,
  remindOfPledges,
  mailYearStatements,
  deleteMedicalNotes,
  deleteOldRecords,
};

export interface DutyReport {
  duty: string;
  done: number;
  /** What went wrong, or null. */
  error: string | null;
}

/** Does every duty; one that fails is logged and does not keep the others from being done. */
export async function runNightly(now: Date): Promise<DutyReport[]> {
  const settings = await readSettings();
  const report: DutyReport[] = [];
  for (const [duty, run] of Object.entries(DUTIES)) {
    report.push(await runOne(duty, run, { settings, now }));
  }
  return report;
}

async function runOne(duty: string, run: Duty, context: DutyContext): Promise<DutyReport> {
  try {
    return { duty, done: await run(context), error: null };
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', code: 'nightly', duty, detail: String(error) }));
    return { duty, done: 0, error: 'failed; see the log' };
  }
}
