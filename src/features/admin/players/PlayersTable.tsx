import { useMemo } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { buttonClass } from '#components/ui/button-style.ts';
import { listPlayersEndpoint, type Player } from '#contracts/players/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { messages } from '#words/office/dashboard/players/list.ts';
import { useAdminLocation } from '../kit/admin-location.ts';
import { openHere } from '../kit/open-here.ts';
import { RowActions } from '../kit/RowActions.tsx';
import { withActions } from '../kit/table/column.ts';
import { DataTable } from '../kit/table/DataTable.tsx';
import { useTableRows } from '../kit/table/table-query.ts';
import { useOpened } from '../kit/use-opened.ts';
import { useTeamFilter } from '../kit/use-team-filter.ts';
import { AddPlayerDialog } from './AddPlayerDialog.tsx';
import { PLAYER_COLUMNS, ROLE_FILTER, SEASON_FILTER, WAIVER_FILTER } from './columns.tsx';
import { DeletePlayerDialog } from './DeletePlayerDialog.tsx';
import { EditPlayerDialog } from './EditPlayerDialog.tsx';
import { PlayerDialog } from './PlayerDialog.tsx';
import { PlayingDialog } from './PlayingDialog.tsx';

/** Of the program's own team; the sheet leads on to the others. */
const SHEET_HREF = '/admin?tab=players&sheet=';

type Open =
  | { what: 'add'; key: string }
  | { what: 'edit'; id: string }
  | { what: 'stop' | 'bring back' | 'delete'; player: Player };

/** Whoever has an account of their own plays until the office takes team, number and position away. */
const mayStop = ({ role, userId, pastSeason }: Player) =>
  role === 'member' && userId === null && pastSeason === null;

/** All profiles, with what can be done to each. The address holds which one is open. */
export function PlayersTable({ ownId }: { ownId: string }) {
  const { params, setParams } = useAdminLocation();
  const table = useTableRows(listPlayersEndpoint);
  const filters = [ROLE_FILTER, useTeamFilter(), WAIVER_FILTER, SEASON_FILTER];
  const { opened, open, close } = useOpened<Open>();
  const columns = useMemo(
    () =>
      withActions(PLAYER_COLUMNS, (player) => (
        <RowActions
          of={fullName(player)}
          actions={[
            { label: messages.view, run: () => setParams({ player: player.id }) },
            { label: messages.edit, run: () => open({ what: 'edit', id: player.id }) },
            ...(mayStop(player)
              ? [
                  {
                    label: messages.stopPlaying.action,
                    run: () => open({ what: 'stop', player }),
                  },
                ]
              : []),
            ...(player.pastSeason === null
              ? []
              : [
                  {
                    label: messages.bringBack.action,
                    run: () => open({ what: 'bring back', player }),
                  },
                ]),
            {
              label: messages.delete,
              run: () => open({ what: 'delete', player }),
              disabledReason: player.id === ownId ? messages.notYourself : undefined,
            },
          ]}
        />
      )),
    [ownId, setParams, open],
  );
  const done = () => {
    close();
    table.rows.reload();
  };
  return (
    <div className="flex flex-col gap-6">
      <h2 className="text-h2">{messages.title}</h2>
      <DataTable
        caption={messages.caption}
        hasHeading
        table={table}
        columns={columns}
        rowKey={({ id }) => id}
        empty={messages.empty}
        filters={filters}
        csvName="roster"
        errorTitle={messages.errorTitle}
        actions={
          <>
            <a
              href={SHEET_HREF}
              onClick={openHere}
              className={buttonClass('quiet', 'md', 'min-h-11')}
            >
              {messages.sheetLink}
            </a>
            <Button onClick={() => open({ what: 'add', key: crypto.randomUUID() })}>
              {messages.add}
            </Button>
          </>
        }
      />
      {params.player && (
        <PlayerDialog
          key={params.player}
          id={params.player}
          onClose={() => setParams({ player: '' })}
          onChanged={table.rows.reload}
        />
      )}
      {opened?.what === 'add' && (
        <AddPlayerDialog newKey={opened.key} onClose={close} onDone={done} />
      )}
      {opened?.what === 'edit' && <EditPlayerDialog id={opened.id} onClose={close} onDone={done} />}
      {opened?.what === 'stop' && (
        <PlayingDialog change="stopPlaying" player={opened.player} onClose={close} onDone={done} />
      )}
      {opened?.what === 'bring back' && (
        <PlayingDialog change="bringBack" player={opened.player} onClose={close} onDone={done} />
      )}
      {opened?.what === 'delete' && (
        <DeletePlayerDialog player={opened.player} onClose={close} onDone={done} />
      )}
    </div>
  );
}
