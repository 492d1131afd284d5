import { useState } from 'react';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import type { ReturningFamilies } from '#contracts/seasons/families.ts';
import type { SeasonChange } from '#domain/seasons/season-change.ts';
import { messages as seasonMessages } from '#words/office/dashboard/new-season.ts';
import { Fold } from '../kit/Fold.tsx';
import { ChooseFamilies } from './ChooseFamilies.tsx';
import { Skipped } from './Skipped.tsx';
import { Step } from './Step.tsx';
import { useInvite } from './use-invite.ts';

const messages = seasonMessages.invite;

interface InviteStepProps {
  change: SeasonChange;
  answer: ReturningFamilies | undefined;
  onChanged: () => void;
}

/** Who is written to, what, and who is not. */
export function InviteStep({ change, answer, onChanged }: InviteStepProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { busy, error, written, skipped, invite } = useInvite(change.id, onChanged);
  const open = answer?.families.filter(({ standing }) => standing === 'open') ?? [];
  const chosen = open.filter(({ email }) => !left.has(email)).map(({ email }) => email);
  const isReady = answer?.blocked === null;
  const isDone = isReady && answer.families.length > 0 && open.length === 0;
  return (
    <Step number={5} title={messages.title} isDone={isDone}>
      <p>{messages.text}</p>
      {answer?.blocked && <Alert title={answer.blocked} />}
      {isReady && <LeftOut answer={answer} />}
      {isReady && answer.preview && (
        <div className="rounded-lg border border-line p-4">
          <Fold summary={messages.preview} className="font-semibold">
            <p className="mt-3 font-semibold wrap-anywhere">{answer.preview.subject}</p>
            <p className="mt-2 text-sm whitespace-pre-line wrap-anywhere">{answer.preview.text}</p>
          </Fold>
        </div>
      )}
      {isDone && <p>{messages.nobody}</p>}
      {isReady && open.length > 0 && (
        <>
          <ChooseFamilies families={open} left={left} onLeave={setLeft} />
          <Button
            loading={busy}
            disabled={chosen.length === 0}
            onClick={() => void invite(chosen, false)}
            className="self-start"
          >
            {busy ? messages.sending(written, chosen.length) : messages.send(chosen.length)}
          </Button>
        </>
      )}
      {error && (
        <Alert tone="error" title={messages.failedTitle}>
          {error.message}
        </Alert>
      )}
      <Skipped skipped={skipped} />
    </Step>
  );
}

function LeftOut({ answer: { withoutEmail, deleted } }: { answer: ReturningFamilies }) {
  if (withoutEmail.length === 0 && deleted === 0) return null;
  return (
    <div className="text-sm">
      <p className="font-semibold">{messages.leftOut}</p>
      {withoutEmail.length > 0 && <p>{messages.withoutEmail(withoutEmail.join(', '))}</p>}
      {deleted > 0 && <p>{messages.deleted(deleted)}</p>}
    </div>
  );
}
