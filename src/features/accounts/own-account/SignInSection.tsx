import { useState } from 'react';
import { signOutEverywhere } from '#browser/session/sign-in.ts';
import { Button } from '#components/ui/Button.tsx';
import { showToast } from '#components/ui/toast.ts';
import { messages as profileMessages } from '#words/account/profile.ts';
import { Section } from './Section.tsx';

const words = profileMessages.signIn;

/** A way to end every session; the page leaves for home with this one. */
export function SignInSection() {
  const [busy, setBusy] = useState(false);

  async function signOut() {
    setBusy(true);
    const outcome = await signOutEverywhere();
    if (outcome.ok) return;
    setBusy(false);
    void showToast({ title: words.failed, description: outcome.message, tone: 'error' });
  }

  return (
    <Section id="signIn">
      <div className="grid justify-items-start gap-3 border-t border-line pt-3">
        <p className="max-w-measure text-muted">{words.text}</p>
        <Button variant="outline" loading={busy} onClick={() => void signOut()}>
          {busy ? words.busy : words.action}
        </Button>
      </div>
    </Section>
  );
}
