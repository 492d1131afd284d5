import { Alert } from '#components/ui/Alert.tsx';
import type { FamiliesInvited } from '#contracts/seasons/families.ts';
import { messages } from '#words/office/dashboard/new-season.ts';

/** Who was not written to, and why. */
export function Skipped({ skipped }: Pick<FamiliesInvited, 'skipped'>) {
  if (skipped.length === 0) return null;
  return (
    <Alert tone="error" title={messages.invite.skipped}>
      {skipped.map(({ email, why }) => (
        <p key={email}>
          {email}: {why}
        </p>
      ))}
    </Alert>
  );
}
