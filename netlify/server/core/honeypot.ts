import { messages } from '#words/refusals/common.ts';
import { AppError } from './app-error.ts';

/**
 * Refuses a form whose honeypot is filled in: people never see that field, so only a program does it.
 * @throws AppError invalid_input
 */
export function refuseHoneypot({ website }: { website?: string | undefined }): void {
  if (!website) return;
  throw new AppError('invalid_input', messages.notSent, {
    fields: { website: messages.leaveEmpty },
  });
}
