import type { messages as english } from '../../en/labels/gift-memo.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  monthly: (number) => `Donación mensual ${number}`,
  'one-time': (number) => `Donación única ${number}`,
};
