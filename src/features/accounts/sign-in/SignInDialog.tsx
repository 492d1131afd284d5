import { useState } from 'react';
import { Dialog } from '#components/ui/Dialog.tsx';
import { Tabs } from '#components/ui/Tabs.tsx';
import { showToast } from '#components/ui/toast.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages as words } from '#words/sign-in/dialog.ts';
import { messages } from '#words/sign-in/page.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

interface SignInDialogProps {
  /** Shows the tab Create Account. */
  withSignUp: boolean;
  /** Called when it has closed, signed in or not. */
  onClosed: () => void;
}

/** Signs in over the page one is on; what was typed there stays. */
export function SignInDialog({ withSignUp, onClosed }: SignInDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const [tab, setTab] = useState<'sign-in' | 'sign-up'>('sign-in');

  function close() {
    setOpen(false);
    onClosed();
  }

  const signIn = (
    <>
      <SignInForm
        words={words}
        onSignedIn={() => {
          void showToast({ ...words.signedIn, tone: 'success' });
          close();
        }}
      />
      <p className="mt-4">
        <a
          href={pageAddress('/auth')}
          className="inline-block py-1 font-medium text-secondary-text underline"
        >
          {messages.signIn.forgot}
        </a>
      </p>
    </>
  );
  const signUp = <SignUpForm words={words} short onSignedUp={close} />;
  return (
    <Dialog open={isOpen} onClose={close} title={words.title}>
      {withSignUp ? (
        <Tabs
          label={messages.tabs.label}
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'sign-in', label: messages.tabs.signIn, panel: signIn },
            { id: 'sign-up', label: words.signUpTab, panel: signUp },
          ]}
        />
      ) : (
        <div>{signIn}</div>
      )}
    </Dialog>
  );
}
