import type { messages as english } from '../../en/rules/any.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  invalid: 'Revise este dato.',
};
