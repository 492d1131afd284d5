import { messages } from '#words/labels/gift-memo.ts';
import type { Donation } from './donation.ts';

/** What a donor writes on the memo line of a check or transfer (specification §9), with the gift's number. */
export function giftMemo({ type, number }: Pick<Donation, 'type' | 'number'>): string {
  return messages[type](number);
}
