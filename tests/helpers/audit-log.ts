import { auditLog } from '#server/gateways/records.ts';

/** What was done to a record, as the log says it, in the order in which it was done. */
export async function actionsOn(subject: string): Promise<string[]> {
  const { docs } = await auditLog().where('subject', '==', subject).get();
  return docs
    .map((doc) => doc.data())
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ action }) => action);
}
