import * as z from 'zod/mini';
import type { WaiverSignature } from '#domain/registration/waiver-signature.ts';
import { adminGet, adminPost } from '../endpoint.ts';
import { RecordIdSchema } from '../records/change.ts';
import { tableEndpoint } from '../records/table.ts';

/* What guardians have signed. In a function of its own, as it makes the PDFs. */

const PATH = '/api/admin/signatures';

/** One signature of those under a text. Not picked of the record: the dashboard would load a file more. */
export const SignedSchema = z.object({
  id: z.string(),
  document: z.enum(['liability-waiver', 'terms'] satisfies WaiverSignature['document'][]),
  version: z.string(),
});

/** A signature under one text for one player, also of a player or a registration that has been deleted. */
const SignatureRowSchema = z.extend(SignedSchema, {
  playerName: z.string(),
  signedName: z.string(),
  signerEmail: z.string(),
  signedAt: z.iso.datetime(),
  /** Of the registration that it was signed with. */
  number: z.string(),
});
export type SignatureRow = z.infer<typeof SignatureRowSchema>;

export const listSignedDocumentsEndpoint = tableEndpoint(PATH, SignatureRowSchema, {
  filters: {},
  sorts: ['signedAt', 'playerName', 'signedName'],
  direction: 'desc',
});

/**
 * The signed copy: the whole text, and all signatures under it of the same registration, as the guardian is
 * emailed them, in the language that the form was sent in. Each call is in the audit log before it is answered.
 */
export const readSignedCopyEndpoint = adminGet({
  path: `${PATH}/copy`,
  stepUp: true,
  /** Of a signature. */
  request: z.object({ id: RecordIdSchema }),
  response: z.object({
    filename: z.string(),
    /** In base 64. */
    pdf: z.string(),
  }),
});

/** Emails all that was signed with a registration again, to the address that it has by now; once a day. */
export const mailSignedCopiesEndpoint = adminPost({
  path: `${PATH}/email`,
  stepUp: true,
  /** Of the registration. */
  request: z.object({ id: RecordIdSchema }),
  response: z.object({ to: z.string() }),
});
