import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PlayerView } from '#contracts/accounts/record-views.ts';
import { PlayersSection } from './PlayersSection.tsx';

const ZOE: PlayerView = {
  id: 'zoe',
  firstName: 'Zoë',
  lastName: 'Diaz',
  age: 15,
  grade: 10,
  teamName: null,
  jerseyNumber: null,
  position: null,
  photoConsent: false,
  pastSeason: null,
};

test('a player of an earlier season says which one', () => {
  const records = {
    players: [ZOE, { ...ZOE, id: 'past', jerseyNumber: '12', pastSeason: '2026-27' }],
    registrations: { items: [], more: false },
  };
  const html = renderToStaticMarkup(
    <PlayersSection records={records} timeZone="America/New_York" onChanged={() => {}} />,
  );
  const [current, past] = html.split('<li').slice(1);
  expect(current).not.toContain('season');
  expect(past).toContain('Earlier season: 2026-27 Season');
});
