import type { GiftType } from './read-gift.ts';

/** Names the form's draft and attempt in the browser's storage. */
export const FORMS: Readonly<Record<GiftType, string>> = {
  'one-time': 'donation',
  monthly: 'monthly-giving',
};
