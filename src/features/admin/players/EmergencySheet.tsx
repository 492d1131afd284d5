import { useState } from 'react';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import {
  readEmergencySheetEndpoint,
  type EmergencySheet as Sheet,
} from '#contracts/players/dashboard.ts';
import { messages } from '#words/office/dashboard/players/emergency-sheet.ts';
import { formatInstantDay } from '../kit/instants.ts';
import { openHere } from '../kit/open-here.ts';
import { QueryView } from '../kit/QueryView.tsx';
import { UnreadableNote } from '../kit/UnreadableNote.tsx';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';
import { SheetTable } from './SheetTable.tsx';
import { SheetToolbar } from './SheetToolbar.tsx';
import '#components/page/print-sheet.css';

/** Whom to call for each player of a team, to be printed and taken to a game. */
export function EmergencySheet({ team }: { team: string }) {
  const query = useEndpointQuery(readEmergencySheetEndpoint, { team });
  return (
    <div className="flex flex-col gap-4">
      <a href="/admin?tab=players" onClick={openHere} className="self-start underline">
        {messages.back}
      </a>
      <QueryView query={query} failedTitle={messages.failed}>
        {(sheet) => <LoadedSheet key={sheet.team} sheet={sheet} />}
      </QueryView>
    </div>
  );
}

function LoadedSheet({ sheet }: { sheet: Sheet }) {
  const [medical, setMedical] = useState<ReadonlyMap<string, string | null>>();
  const { team, players, unreadable } = sheet;
  const note = <UnreadableNote count={unreadable} text={messages.unreadable} />;
  return (
    <>
      <SheetToolbar sheet={sheet} medical={medical} onMedical={setMedical} />
      {players.length === 0 ? (
        <>
          {note}
          <EmptyState title={messages.empty.title}>{messages.empty.text}</EmptyState>
        </>
      ) : (
        <article data-print-sheet className="flex flex-col gap-3">
          <h2 className="text-h3">{messages.title(team)}</h2>
          {note}
          <SheetTable players={players} medical={medical} />
          <p className="text-sm">
            {messages.confidential(formatInstantDay(new Date().toISOString()))}
          </p>
        </article>
      )}
    </>
  );
}
