import { useEffect, useState } from 'react';
import { Alert } from '#components/ui/Alert.tsx';
import { checkSeasonEndpoint, type SeasonState } from '#contracts/seasons/dashboard.ts';
import { listReturningEndpoint } from '#contracts/seasons/families.ts';
import type { SeasonChange } from '#domain/seasons/season-change.ts';
import { messages } from '#words/office/dashboard/new-season.ts';
import { adminHref } from '../kit/admin-location.ts';
import { LoadFailed } from '../kit/LoadFailed.tsx';
import { openHere } from '../kit/open-here.ts';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';
import { BillsStep } from './BillsStep.tsx';
import { FinishSeason } from './FinishSeason.tsx';
import { InviteStep } from './InviteStep.tsx';
import { PlayersStep } from './PlayersStep.tsx';
import { ProgressStep } from './ProgressStep.tsx';
import { ScheduleStep } from './ScheduleStep.tsx';
import { SettingsStep } from './SettingsStep.tsx';

interface SeasonStepsProps {
  season: SeasonState;
  change: SeasonChange;
  onChanged: () => void;
}

/** The six steps, each with what it would do as of now. */
export function SeasonSteps({ season, change, onChanged }: SeasonStepsProps) {
  // Once the old schedule has gone, what came before today is the new season's.
  const [before, setBefore] = useState(change.schedule?.before ?? season.today);
  const check = useEndpointQuery(
    checkSeasonEndpoint,
    { before, seen: change.updatedAt },
    { keep: true },
  );
  const families = useEndpointQuery(listReturningEndpoint, {});
  const counted = check.data;
  const failed = [check.result, families.result].find((result) => result?.ok === false);
  const { retry: recount } = check;
  const { retry: relist } = families;
  // After a step the families are others, and their figures are fetched again.
  useEffect(() => {
    if (change.updatedAt !== '') relist();
  }, [change.updatedAt, relist]);
  const steps = { change, check: counted, isCounting: check.loading, onChanged };
  return (
    <>
      <div className="flex flex-col gap-2">
        <p className="text-lead font-semibold">{messages.from(change.from)}</p>
        {counted && counted.registrations > 0 && (
          <p>
            {messages.registrations(counted.registrations, counted.unpaid)}{' '}
            <a
              href={adminHref({ tab: 'registrations', params: { season: change.from } })}
              onClick={openHere}
              className="underline"
            >
              {messages.seeRegistrations}
            </a>
          </p>
        )}
        {counted && counted.registrations === 0 && (
          <Alert tone="error" title={messages.noneFound(change.from)} />
        )}
        <p className="text-muted">
          {counted?.canUndo === false ? messages.noUndo : messages.undoTo}
        </p>
      </div>
      {failed && !failed.ok && (
        <LoadFailed
          title={messages.failed}
          message={failed.error.message}
          onRetry={() => {
            recount();
            relist();
          }}
        />
      )}
      <ol className="flex max-w-4xl flex-col gap-4">
        <BillsStep {...steps} />
        <ScheduleStep {...steps} today={season.today} before={before} onBefore={setBefore} />
        <PlayersStep {...steps} />
        <SettingsStep
          change={change}
          published={season.published}
          closed={season.closed}
          onLook={() => {
            onChanged();
            // Who can be invited depends on what is published, too.
            relist();
          }}
        />
        <InviteStep change={change} answer={families.data} onChanged={relist} />
        <ProgressStep change={change} answer={families.data} onChanged={relist} />
      </ol>
      <FinishSeason change={change} onDone={onChanged} />
    </>
  );
}
