import { useState } from 'react';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import {
  readEmergencySheetEndpoint,
  type EmergencySheet as Sheet,
} from '#contracts/players/dashboard.ts';
import { messages } from '#words/office/dashboard/players/emergency-sheet.ts';
import { formatInstant } from '../kit/instants.ts';
import { openHere } from '../kit/open-here.ts';
import { QueryView } from '../kit/QueryView.tsx';
import { UnreadableNote } from '../kit/UnreadableNote.tsx';
import { type EndpointQuery, useEndpointQuery } from '../kit/use-endpoint-query.ts';
import { SheetTable } from './SheetTable.tsx';
import { SheetToolbar } from './SheetToolbar.tsx';
import '#components/page/print-sheet.css';

/** Whom to call for each player of a team, to be printed and taken to a game. */
export function EmergencySheet({ team }: { team: string }) {
  const query = useEndpointQuery(readEmergencySheetEndpoint, { team });
  const { data: sheet, result } = query;
  return (
    <div className="flex flex-col gap-4">
      <a href="/admin?tab=players" onClick={openHere} className="self-start underline">
        {messages.back}
      </a>
      {(!sheet || result?.ok === false) && (
        <QueryView query={query} failedTitle={messages.failed}>
          {() => null}
        </QueryView>
      )}
      {sheet && <LoadedSheet key={sheet.team} sheet={sheet} query={query} />}
    </div>
  );
}

/** By player; one whose notes could not be read is not in it. */
type Medical = ReadonlyMap<string, string | null>;

interface LoadedSheetProps {
  sheet: Sheet;
  query: Pick<EndpointQuery<Sheet>, 'readAt' | 'loading' | 'retry'>;
}

function LoadedSheet({ sheet, query }: LoadedSheetProps) {
  const { readAt } = query;
  const [added, setAdded] = useState<{ notes: Medical; readAt: number }>();
  // A sheet that is read again may not have notes that are older than it says.
  const medical = added?.readAt === readAt ? added.notes : undefined;
  const { team, players, unreadable } = sheet;
  const note = <UnreadableNote count={unreadable} text={messages.unreadable} />;
  return (
    <>
      <SheetToolbar
        sheet={sheet}
        medical={medical}
        onMedical={(notes) => setAdded({ notes, readAt })}
        isReading={query.loading}
        onReadAgain={query.retry}
      />
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
            {messages.confidential(formatInstant(new Date(readAt).toISOString()))}
          </p>
        </article>
      )}
    </>
  );
}
