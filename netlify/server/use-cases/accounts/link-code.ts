import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

const LinkSchema = z.object({
  uid: z.string(),
  /** That the link was emailed to, in lower case. */
  email: z.string(),
  /** How many links of this account had been used when it was made: one more, and it is spent. */
  used: z.int(),
  /** UTC ISO instant. */
  until: z.iso.datetime(),
});
/** What a link about an account proves: whoever has it reads the email of this address. */
export type AccountLink = z.infer<typeof LinkSchema>;

/**
 * Pure: the code of a link. Nothing is stored: the code says all, and that it is ours.
 * @param key the secret it is signed with
 */
export function writeLinkCode(link: AccountLink, key: Buffer): string {
  const content = Buffer.from(JSON.stringify(link)).toString('base64url');
  return `${content}.${sign(content, key).toString('base64url')}`;
}

/** Pure: what a code says, or undefined when it is not ours, was changed, or has expired. */
export function readLinkCode(code: string, key: Buffer, now: Date): AccountLink | undefined {
  const [content = '', signature = ''] = code.split('.');
  const given = Buffer.from(signature, 'base64url');
  const wanted = sign(content, key);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  const link = LinkSchema.parse(JSON.parse(Buffer.from(content, 'base64url').toString()));
  return link.until > now.toISOString() ? link : undefined;
}

function sign(content: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(content).digest();
}
