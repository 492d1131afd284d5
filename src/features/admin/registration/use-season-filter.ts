import { useMemo } from 'react';
import { listRegistrationSeasonsEndpoint } from '#contracts/registration/dashboard.ts';
import { isSameSeason } from '#domain/seasons/same-season.ts';
import { messages } from '#words/office/dashboard/registrations.ts';
import { useAdminLocation } from '../kit/admin-location.ts';
import type { FilterChoice } from '../kit/table/table-query.ts';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';

/** The filter by season. One that is in the address stays, such as that of the guide New Season. */
export function useSeasonFilter(): FilterChoice {
  const { season = '' } = useAdminLocation().params;
  const { data } = useEndpointQuery(listRegistrationSeasonsEndpoint, {});
  return useMemo(() => {
    const options = seasonOptions(data?.seasons ?? [], season);
    return { name: 'season', label: messages.season, options, single: true };
  }, [data, season]);
}

/** Each season once, also where the chosen one is spelled as it was before its name was corrected. */
export function seasonOptions(
  seasons: readonly string[],
  chosen: string,
): { value: string; label: string }[] {
  const isChosen = (name: string) => chosen !== '' && isSameSeason(name, chosen);
  const all = chosen === '' || seasons.some(isChosen) ? seasons : [chosen, ...seasons];
  return all.map((label) => ({ value: isChosen(label) ? chosen : label, label }));
}
