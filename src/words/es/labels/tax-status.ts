import type { messages as english } from '../../en/labels/tax-status.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  '501(c)(3)': 'Organización sin fines de lucro 501(c)(3)',
  '501(c)(4)': 'Organización sin fines de lucro 501(c)(4)',
  '501(c)(7)': 'Organización sin fines de lucro 501(c)(7)',
  government: '',
  none: '',
};
