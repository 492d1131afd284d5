import type { Failure } from '#browser/session/describe-failure.ts';
import type { messages as dialog } from '#words/sign-in/dialog.ts';
import type { messages } from '#words/sign-in/page.ts';

/** The words of a form that stands on the page and in the dialog. */
export type FormWords = typeof messages.page | typeof dialog;

/** Over a failure. The dialog calls what nobody foresaw an error, and no failed sign-in (specification §8). */
export function failureTitle(
  words: FormWords,
  { isUnexpected }: Failure,
  step: 'signInFailed' | 'signUpFailed',
): string {
  return isUnexpected && 'unexpected' in words ? words.unexpected : words[step];
}
