import { callApi } from '#browser/api.ts';
import { finishSeasonEndpoint } from '#contracts/seasons/dashboard.ts';
import type { SeasonChange } from '#domain/seasons/season-change.ts';
import { messages as kitMessages } from '#words/office/dashboard/kit.ts';
import { messages as seasonMessages } from '#words/office/dashboard/new-season.ts';
import { AskedButton } from './StepActions.tsx';
import { seenOf } from './step-props.ts';

const messages = seasonMessages.finish;

/** Puts the guide away, or drops one that has done nothing. */
export function FinishSeason({ change, onDone }: { change: SeasonChange; onDone: () => void }) {
  const hasDone = Boolean(change.bills || change.schedule || change.players);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">{hasDone ? messages.text : messages.dropText}</p>
      <AskedButton
        asked={{
          button: hasDone ? messages.button : messages.drop,
          title: hasDone ? messages.askTitle : messages.dropTitle,
          text: hasDone ? messages.ask : messages.dropText,
          confirming: messages.finishing,
          done: hasDone ? messages.done : messages.dropped,
          failedTitle: messages.failedTitle,
          ...(!hasDone && { keep: kitMessages.keep }),
          variant: 'outline',
          call: () => callApi(finishSeasonEndpoint, seenOf(change)),
        }}
        onDone={onDone}
      />
    </div>
  );
}
