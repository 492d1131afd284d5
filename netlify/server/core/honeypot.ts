import { AppError } from './app-error.ts';

/**
 * Refuses a form whose honeypot is filled in: people never see that field, so only a program does it.
 * @throws AppError invalid_input
 */
export function refuseHoneypot({ website }: { website?: string | undefined }): void {
  if (!website) return;
  throw new AppError('invalid_input', 'This form could not be sent.', {
    fields: { website: 'Leave this field empty.' },
  });
}
