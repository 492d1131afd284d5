import { callApi } from '#browser/api.ts';
import { archivePlayersEndpoint } from '#contracts/seasons/dashboard.ts';
import { messages as seasonMessages } from '#words/office/dashboard/new-season.ts';
import { adminHref } from '../kit/admin-location.ts';
import { formatInstantDay } from '../kit/instants.ts';
import { openHere } from '../kit/open-here.ts';
import { Step } from './Step.tsx';
import { AskedButton, DoneStep } from './StepActions.tsx';
import { type StepProps, seenOf } from './step-props.ts';

const messages = seasonMessages.players;

/** Makes past players of those of the old season; of latecomers, too. */
export function PlayersStep({ change, check, isCounting, onChanged }: StepProps) {
  const { players } = change;
  const leaving = check?.players.leaving ?? 0;
  const byHand = check?.leavingByHand ?? [];
  const action = (
    <AskedButton
      asked={{
        button: messages.archive(leaving),
        title: messages.askTitle(leaving),
        text: [
          messages.ask(change.from),
          ...(check?.canUndo === true ? [seasonMessages.canUndo] : []),
          ...(byHand.length > 0 ? [messages.byHand(byHand, check?.moreByHand ?? 0)] : []),
        ].join(' '),
        confirming: messages.archiving,
        done: messages.archived,
        failedTitle: messages.failedTitle,
        isDisabled: !check || isCounting,
        call: () => callApi(archivePlayersEndpoint, { ...seenOf(change), count: leaving }),
      }}
      onDone={onChanged}
    />
  );
  return (
    <Step number={3} title={messages.title} isDone={players !== null}>
      <p>{messages.text}</p>
      {players ? (
        <DoneStep
          change={change}
          step="players"
          words={messages}
          onDone={onChanged}
          canUndo={check?.canUndo === true}
        >
          <p>
            {messages.is(players.players)}{' '}
            {seasonMessages.by(players.by, formatInstantDay(players.at))}{' '}
            <a
              href={adminHref({ tab: 'players', params: {} })}
              onClick={openHere}
              className="underline"
            >
              {messages.see}
            </a>
          </p>
          {leaving > 0 && (
            <>
              <p>{messages.more(leaving)}</p>
              {action}
            </>
          )}
        </DoneStep>
      ) : (
        <>
          {check && <p>{messages.counts(leaving, check.players.staying)}</p>}
          {action}
        </>
      )}
    </Step>
  );
}
