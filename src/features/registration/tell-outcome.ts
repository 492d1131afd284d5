import { showToast } from '#components/ui/toast.ts';
import { messages } from '#words/registration/sending.ts';

/* What is said over the page once the form was checked or sent. Loaded with the rules of the form. */

export function tellAgreements(errors: Readonly<Record<string, string>>): void {
  if (!errors.agreedToTerms && !errors.agreedToWaiver) return;
  void showToast({ ...messages.agreementRequired, tone: 'error' });
}

export function tellRefusal(message: string): void {
  const description = message || messages.failed.unknown;
  void showToast({ title: messages.failed.title, description, tone: 'error' });
}
