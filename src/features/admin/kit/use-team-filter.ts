import { useMemo } from 'react';
import { listTeamsEndpoint } from '#contracts/players/dashboard.ts';
import { messages } from '#words/office/dashboard/kit.ts';
import { useAdminLocation } from './admin-location.ts';
import type { FilterChoice } from './table/table-query.ts';
import { useEndpointQuery } from './use-endpoint-query.ts';

/** The filter by a player's team, those of past players last. One that is in the address stays, also where nobody is in it any more. */
export function useTeamFilter(): FilterChoice {
  const { team = '' } = useAdminLocation().params;
  const { data } = useEndpointQuery(listTeamsEndpoint, {});
  return useMemo(() => {
    const teams = data ? [...data.teams, ...data.pastTeams] : [];
    const all = team === '' || teams.includes(team) ? teams : [...teams, team];
    return {
      name: 'team',
      label: messages.team,
      options: all.map((value) => ({ value, label: value })),
      single: true,
    };
  }, [data, team]);
}
