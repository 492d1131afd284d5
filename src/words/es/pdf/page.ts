import type { messages as english } from '../../en/pdf/page.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  foot: (footer, page, pages) => `${footer}, página ${page} de ${pages}`,
};
