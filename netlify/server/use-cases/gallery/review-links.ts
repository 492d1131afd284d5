import { createHmac, timingSafeEqual } from 'node:crypto';
import { messages } from '#words/office/refusals/submissions.ts';
import { AppError } from '../../core/app-error.ts';
import { signingKey } from '../../core/signing-key.ts';

/** What of a submission a link leads to; 'original' is the file byte for byte, 'small' a picture for a row. */
const LINKED = ['view', 'original', 'poster', 'small'] as const;
export type Linked = (typeof LINKED)[number];

const ADDRESS = '/.netlify/functions/submission-file';
const VALID_MS = 15 * 60_000;

/** An address of our own site that shows a private file to whoever has it, for a quarter of an hour. */
export function signReviewLink(id: string, linked: Linked, now: Date): string {
  const until = String(now.getTime() + VALID_MS);
  const signature = sign(id, linked, until).toString('base64url');
  return `${ADDRESS}?${new URLSearchParams({ id, linked, until, signature })}`;
}

/** What a link leads to. @throws AppError forbidden when it is not ours, was changed, or is too old */
export function readReviewLink(address: string, now: Date): { id: string; linked: Linked } {
  const { searchParams } = new URL(address);
  const [id = '', until = '', signature = ''] = ['id', 'until', 'signature'].map(
    (name) => searchParams.get(name) ?? '',
  );
  const linked = LINKED.find((known) => known === searchParams.get('linked'));
  const isOurs = linked !== undefined && isSame(sign(id, linked, until), signature);
  if (!isOurs || Number(until) < now.getTime()) {
    throw new AppError('forbidden', messages.linkExpired);
  }
  return { id, linked };
}

function sign(...parts: string[]): Buffer {
  return createHmac('sha256', signingKey('review-link')).update(JSON.stringify(parts)).digest();
}

function isSame(wanted: Buffer, given: string): boolean {
  const signature = Buffer.from(given, 'base64url');
  return signature.length === wanted.length && timingSafeEqual(signature, wanted);
}
