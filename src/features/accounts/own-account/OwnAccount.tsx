import { signInAddress } from '#browser/session/return-path.ts';
import type { SignedIn } from '#browser/session/session-store.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import type { Profile } from '#domain/accounts/profile.ts';
import { messages } from '#words/account/records.ts';
import { pageAddress } from '#words/page-address.ts';
import { DataSection } from './DataSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import type { Payee } from './Receipt.tsx';
import { Records } from './Records.tsx';
import { SignInSection } from './SignInSection.tsx';
import { VerifyFirst } from './VerifyFirst.tsx';

export interface OwnAccountProps {
  account: SignedIn;
  payee: Payee;
  /** Of the program: dates are told in it. */
  timeZone: string;
  onDeleted: () => void;
}

/** The account page of whoever is signed in. */
export function OwnAccount({ account, payee, timeZone, onDeleted }: OwnAccountProps) {
  const { profile, emailVerified } = account;
  if (!profile) return <IncompleteSignUp />;
  const given = { account, profile, onDeleted };
  if (!emailVerified) return <UnverifiedAccount {...given} />;
  return <Records {...given} payee={payee} timeZone={timeZone} />;
}

function IncompleteSignUp() {
  const { title, text, action } = messages.incomplete;
  return (
    <Alert
      title={title}
      action={
        <ButtonLink size="sm" href={signInAddress(pageAddress('/account'))}>
          {action}
        </ButtonLink>
      }
    >
      {text}
    </Alert>
  );
}

interface UnverifiedAccountProps {
  account: SignedIn;
  profile: Profile;
  onDeleted: () => void;
}

/** Who has not verified the address sees what they said of themselves, and nothing else. */
function UnverifiedAccount({ account, profile, onDeleted }: UnverifiedAccountProps) {
  return (
    <div className="grid max-w-3xl gap-12">
      <VerifyFirst email={account.email} />
      <div className="border-b border-line">
        <ProfileSection account={account} profile={profile} />
        <SignInSection />
        <DataSection
          email={account.email}
          canExport={false}
          hasRunningPlan={false}
          onDeleted={onDeleted}
        />
      </div>
    </div>
  );
}
