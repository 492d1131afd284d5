import { readSeasonEndpoint } from '#contracts/seasons/dashboard.ts';
import { messages } from '#words/office/dashboard/new-season.ts';
import { QueryView } from '../kit/QueryView.tsx';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';
import { SeasonSteps } from './SeasonSteps.tsx';
import { StartSeason } from './StartSeason.tsx';

/** The change from one season to the next: to begin, or how far it has come. */
export function SeasonTab() {
  const query = useEndpointQuery(readSeasonEndpoint, {});
  const { data, retry } = query;
  // What was read stays while it is read anew: a step that is done changes in place.
  const shown =
    data && !(query.result && !query.result.ok) ? { ok: true as const, data } : query.result;
  return (
    <div className="flex flex-col gap-6">
      <h2 className="text-h2">{messages.title}</h2>
      <QueryView query={{ result: shown, retry }} failedTitle={messages.failed}>
        {(season) =>
          season.change ? (
            <SeasonSteps season={season} change={season.change} onChanged={retry} />
          ) : (
            <StartSeason season={season} onDone={retry} />
          )
        }
      </QueryView>
    </div>
  );
}
