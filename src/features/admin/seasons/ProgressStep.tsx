import { Alert } from '#components/ui/Alert.tsx';
import { Badge, type BadgeTone } from '#components/ui/Badge.tsx';
import { Button } from '#components/ui/Button.tsx';
import { ProgressBar } from '#components/ui/ProgressBar.tsx';
import type { ReturningFamilies } from '#contracts/seasons/families.ts';
import { countReturned, type FamilyStanding } from '#domain/seasons/returning-family.ts';
import type { SeasonChange } from '#domain/seasons/season-change.ts';
import { messages as seasonMessages } from '#words/office/dashboard/new-season.ts';
import { adminHref } from '../kit/admin-location.ts';
import { Fold } from '../kit/Fold.tsx';
import { openHere } from '../kit/open-here.ts';
import { Skipped } from './Skipped.tsx';
import { Step } from './Step.tsx';
import { useInvite } from './use-invite.ts';

const messages = seasonMessages.progress;

interface ProgressStepProps {
  change: SeasonChange;
  answer: ReturningFamilies | undefined;
  onChanged: () => void;
}

/** Who has registered again, and a reminder to those who have not. */
export function ProgressStep({ change, answer, onChanged }: ProgressStepProps) {
  const { busy, error, skipped, invite } = useInvite(change.id, onChanged);
  const families = answer?.families ?? [];
  const { registered, families: all } = countReturned(families);
  const late = families.filter(
    ({ standing, remindedAt }) => remindedAt === null && MAY_BE_REMINDED.includes(standing),
  );
  const isUnsent = families.some(({ standing }) => standing === 'unsent');
  return (
    <Step number={6} title={messages.title} isDone={all > 0 && registered === all}>
      <p className="font-semibold">{messages.summary(registered, all)}</p>
      {all > 0 && <ProgressBar label={messages.bar} value={registered} max={all} />}
      {isUnsent && (
        <p>
          <a
            href={adminHref({ tab: 'activity', params: { view: 'mail' } })}
            onClick={openHere}
            className="underline"
          >
            {messages.unsent}
          </a>
        </p>
      )}
      {late.length > 0 && (
        <>
          <Button
            loading={busy}
            onClick={() =>
              void invite(
                late.map(({ email }) => email),
                true,
              )
            }
            className="self-start"
          >
            {messages.remind(late.length)}
          </Button>
          <p className="text-sm text-muted">{messages.remindHint}</p>
        </>
      )}
      {error && (
        <Alert tone="error" title={seasonMessages.invite.failedTitle}>
          {error.message}
        </Alert>
      )}
      <Skipped skipped={skipped} />
      {all > 0 && <Families families={families} />}
    </Step>
  );
}

const MAY_BE_REMINDED: readonly FamilyStanding[] = ['waiting', 'sent', 'unsent'];

const TONES: Readonly<Record<FamilyStanding, BadgeTone>> = {
  open: 'outline',
  waiting: 'neutral',
  sent: 'neutral',
  unsent: 'danger',
  registered: 'success',
  declined: 'outline',
};

function Families({ families }: Pick<ReturningFamilies, 'families'>) {
  return (
    <Fold summary={messages.list} className="font-semibold">
      <ul className="mt-3 flex flex-col gap-2">
        {families.map(({ email, name, players, standing, remindedAt }) => (
          <li
            key={email}
            className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2"
          >
            <span className="min-w-0 wrap-anywhere">
              {name || email}: {players.join(', ')}
            </span>
            <Badge tone={TONES[standing]}>
              {messages.standings[standing]}
              {remindedAt && standing !== 'registered' && `, ${messages.reminded}`}
            </Badge>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
