import { readSeasonEndpoint } from '#contracts/seasons/dashboard.ts';
import { messages } from '#words/office/dashboard/new-season.ts';
import { Answered } from '../kit/Answered.tsx';
import { useAnswer } from '../kit/use-answer.ts';
import { SeasonSteps } from './SeasonSteps.tsx';
import { StartSeason } from './StartSeason.tsx';

/** The change from one season to the next: to begin, or how far it has come. */
export function SeasonTab() {
  const answer = useAnswer(readSeasonEndpoint, {});
  const { data, retry } = answer;
  // What was read stays while it is read anew: a step that is done changes in place.
  const shown =
    data && !(answer.result && !answer.result.ok) ? { ok: true as const, data } : answer.result;
  return (
    <div className="flex flex-col gap-6">
      <h2 className="text-h2">{messages.title}</h2>
      <Answered answer={{ result: shown, retry }} failedTitle={messages.failed}>
        {(season) =>
          season.change ? (
            <SeasonSteps season={season} change={season.change} onChanged={retry} />
          ) : (
            <StartSeason season={season} onDone={retry} />
          )
        }
      </Answered>
    </div>
  );
}
