import { callApi } from '#browser/api.ts';
import { Field } from '#components/ui/Field.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { archiveGamesEndpoint } from '#contracts/seasons/dashboard.ts';
import { formatDay } from '#domain/calendar/calendar.ts';
import { messages as seasonMessages } from '#words/office/dashboard/new-season.ts';
import { adminHref } from '../kit/admin-location.ts';
import { formatInstantDay } from '../kit/instants.ts';
import { openHere } from '../kit/open-here.ts';
import { Step } from './Step.tsx';
import { AskedButton, DoneStep } from './StepActions.tsx';
import { type StepProps, seenOf } from './step-props.ts';

const messages = seasonMessages.schedule;

interface ScheduleStepProps extends StepProps {
  today: string;
  before: string;
  onBefore: (day: string) => void;
}

/** Takes the old season's games off the schedule; those that come later, too. */
export function ScheduleStep({ today, before, onBefore, ...step }: ScheduleStepProps) {
  const { change, check, isCounting, onChanged } = step;
  const { schedule } = change;
  const { games } = check ?? {};
  const leaving = games?.before ?? 0;
  // The field stays while a day is chosen in it, also one before which no game is left.
  const mayFollow =
    leaving > 0 || (schedule && (schedule.before < today || schedule.before !== before));
  const action = (
    <>
      <Field label={messages.before} className="max-w-60">
        <TextInput
          type="date"
          value={before}
          required
          onChange={({ currentTarget: { value } }) => value && onBefore(value)}
        />
      </Field>
      {games && <p aria-live="polite">{messages.counts(games.before, games.after)}</p>}
      <AskedButton
        asked={{
          button: messages.archive(leaving),
          title: messages.askTitle(leaving),
          text: [
            messages.ask(leaving, formatDay(before), change.from),
            ...(check?.canUndo === true ? [seasonMessages.canUndo] : []),
          ].join(' '),
          confirming: messages.archiving,
          done: messages.archived,
          failedTitle: messages.failedTitle,
          isDisabled: !games || isCounting || (schedule !== null && leaving === 0),
          call: () => callApi(archiveGamesEndpoint, { ...seenOf(change), before, count: leaving }),
        }}
        onDone={onChanged}
      />
    </>
  );
  return (
    <Step number={2} title={messages.title} isDone={schedule !== null}>
      <p>{messages.text}</p>
      {schedule ? (
        <DoneStep
          change={change}
          step="schedule"
          words={messages}
          onDone={onChanged}
          canUndo={check?.canUndo === true}
        >
          <p>
            {messages.is(schedule.games, formatDay(schedule.before))}{' '}
            {seasonMessages.by(schedule.by, formatInstantDay(schedule.at))}{' '}
            <a
              href={adminHref({ tab: 'games', params: { view: 'archive' } })}
              onClick={openHere}
              className="underline"
            >
              {messages.see}
            </a>
          </p>
          <p className="text-sm text-muted">{messages.note}</p>
          {mayFollow && (
            <>
              <p>{messages.more}</p>
              {action}
            </>
          )}
        </DoneStep>
      ) : (
        action
      )}
    </Step>
  );
}
