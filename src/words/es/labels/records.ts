import type { messages as english } from '../../en/labels/records.ts';
import type { Translation } from '../../translation.ts';

const TIMES: Readonly<Record<string, string>> = {
  Spring: 'primavera',
  Summer: 'verano',
  Fall: 'otoño',
  Autumn: 'otoño',
  Winter: 'invierno',
};
const SEASON = /^(?:([A-Z][a-z]+) )?(\d{4}(?:-\d\d(?:\d\d)?)?)( Season)?$/;

/** Names of seasons as programs in the United States write them; any other stays as it is. */
function sayInSpanish(name: string): string {
  const [, time, years, isCalledSeason] = SEASON.exec(name) ?? [];
  const said = time === undefined ? undefined : TIMES[time];
  if (!years || (time && !said) || !(said || isCalledSeason)) return name;
  if (isCalledSeason) return said ? `Temporada de ${said} ${years}` : `Temporada ${years}`;
  return `${said?.[0]?.toUpperCase()}${said?.slice(1)} ${years}`;
}

export const messages: Translation<typeof english> = {
  registration: (number) => `Inscripción ${number}`,
  bill: (number) => `Cobro ${number}`,
  order: (number) => `Pedido ${number}`,
  donation: (number) => `Donación ${number}`,
  sponsorship: (number) => `Patrocinio ${number}`,
  season: sayInSpanish,
  theSeason: sayInSpanish,
  forPlayer: (registration, player, season) => `${registration}: ${player}, ${season}`,
  forSeason: (season) => `Inscripción, ${season}`,
  part: (bill, number, count) => `${bill} (parte ${number} de ${count})`,
};
