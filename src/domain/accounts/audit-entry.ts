import * as z from 'zod/mini';

/** Something an admin did or looked at (collection `auditLog`, only ever created). Never holds medical notes. */
export const AuditEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actorId: z.string(),
  actorName: z.string(),
  /** Verb and thing, such as 'bill.markedPaid' or 'medicalNote.read'. */
  action: z.string(),
  /** Document path, such as 'playerBills/…'. */
  subject: z.string(),
  /** Fields that changed, before and after, as text a person can read. */
  changes: z._default(
    z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    [],
  ),
});
export type AuditEntry = z.infer<typeof AuditEntrySchema>;
