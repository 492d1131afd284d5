import type { messages as dialog } from '#words/sign-in/dialog.ts';
import type { messages } from '#words/sign-in/page.ts';

/** The words of a form that stands on the page and in the dialog. */
export type FormWords = typeof messages.page | typeof dialog;
