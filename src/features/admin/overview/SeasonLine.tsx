import type { Overview } from '#contracts/overview/dashboard.ts';
import { messages } from '#words/office/dashboard/overview.ts';
import { adminHref } from '../kit/admin-location.ts';
import { openHere } from '../kit/open-here.ts';

/** How far the change of seasons has come, with the way to it. */
export function SeasonLine({ season }: { season: NonNullable<Overview['season']> }) {
  return (
    <p className="rounded-lg border border-line p-4">
      {messages.season.text(season)}{' '}
      <a href={adminHref({ tab: 'seasons', params: {} })} onClick={openHere} className="underline">
        {messages.season.link}
      </a>
    </p>
  );
}
