import { type Errors, TextField } from '#components/form/TextField.tsx';
import { listTeamsEndpoint, type Player } from '#contracts/players/dashboard.ts';
import { messages } from '#words/office/dashboard/players/edit.ts';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';

interface CourtFieldsProps {
  /** What is known; undefined of a new player. */
  player?: Pick<Player, 'jerseyNumber' | 'position' | 'teamName'>;
  errors: Errors;
}

const TEAM_LIST = 'player-teams';

/** Number, position and team, with the teams that there are to choose from. */
export function CourtFields({ player, errors }: CourtFieldsProps) {
  // Only suggestions: without them a team is typed.
  const teams = useEndpointQuery(listTeamsEndpoint, {}).result;
  const ownTeam = teams?.ok ? teams.data.ownTeam : undefined;
  return (
    <>
      <TextField
        name="jerseyNumber"
        label={messages.fields.jerseyNumber}
        errors={errors}
        optional
        inputMode="numeric"
        defaultValue={player?.jerseyNumber ?? ''}
        autoComplete="off"
      />
      <TextField
        name="position"
        label={messages.fields.position}
        errors={errors}
        optional
        defaultValue={player?.position ?? ''}
        autoComplete="off"
      />
      <TextField
        name="teamName"
        label={messages.fields.teamName}
        {...(ownTeam && { hint: messages.teamHint(ownTeam) })}
        errors={errors}
        optional
        list={TEAM_LIST}
        defaultValue={player?.teamName ?? ''}
        autoComplete="off"
      />
      <datalist id={TEAM_LIST}>
        {teams?.ok && teams.data.teams.map((team) => <option key={team} value={team} />)}
      </datalist>
    </>
  );
}
