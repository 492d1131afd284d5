import { useState } from 'react';
import type { SignedIn } from '#browser/session/session-store.ts';
import { signOut } from '#browser/session/sign-in.ts';
import { useRequiredSession } from '#browser/session/use-required-session.ts';
import { Panel } from '#components/form/Panel.tsx';
import { AwaitSession } from '#components/page/AwaitSession.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import type { Profile } from '#domain/profiles/profile.ts';
import { DataSection } from './DataSection.tsx';
import { messages } from './messages.ts';
import { ProfileSection } from './ProfileSection.tsx';
import type { Payee } from './Receipt.tsx';
import { Records } from './Records.tsx';
import { VerifyFirst } from './VerifyFirst.tsx';

interface AccountPageProps {
  payee: Payee;
  /** Of the program: dates are told in it. */
  timeZone: string;
}

/** The account page below its heading. */
export function AccountPage(props: AccountPageProps) {
  const [isDeleted, setDeleted] = useState(false);
  if (isDeleted) return <AccountDeleted />;

  function farewell() {
    // First: the guarded page would send whoever is signed out away from these words.
    setDeleted(true);
    void signOut();
  }
  return <GuardedPage {...props} onDeleted={farewell} />;
}

function AccountDeleted() {
  const { title, text, action } = messages.deletion.done;
  return (
    <Panel title={title} actions={<ButtonLink href="/">{action}</ButtonLink>}>
      <p>{text}</p>
      <p>{messages.deletion.mailed}</p>
    </Panel>
  );
}

interface GuardedPageProps extends AccountPageProps {
  onDeleted: () => void;
}

function GuardedPage({ payee, timeZone, onDeleted }: GuardedPageProps) {
  const session = useRequiredSession();
  if (session.status !== 'ready') return <AwaitSession {...session} />;
  const { account } = session;
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
        <ButtonLink size="sm" href="/auth?return=%2Faccount">
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
      <ProfileSection account={account} profile={profile} />
      <DataSection
        email={account.email}
        canExport={false}
        hasRunningPlan={false}
        onDeleted={onDeleted}
      />
    </div>
  );
}
