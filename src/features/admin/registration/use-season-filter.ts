import { useMemo } from 'react';
import { listRegistrationSeasonsEndpoint } from '#contracts/registration/dashboard.ts';
import { messages } from '#words/office/dashboard/registrations.ts';
import { useAdminLocation } from '../kit/admin-location.ts';
import type { FilterChoice } from '../kit/table/table-query.ts';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';

/** The filter by season. One that is in the address stays, such as that of the guide New Season. */
export function useSeasonFilter(): FilterChoice {
  const { season = '' } = useAdminLocation().params;
  const { data } = useEndpointQuery(listRegistrationSeasonsEndpoint, {});
  return useMemo(() => {
    const seasons = data?.seasons ?? [];
    const all = season === '' || seasons.includes(season) ? seasons : [season, ...seasons];
    return {
      name: 'season',
      label: messages.season,
      options: all.map((value) => ({ value, label: value })),
      single: true,
    };
  }, [data, season]);
}
