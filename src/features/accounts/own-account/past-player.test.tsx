import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PlayerView } from '#contracts/accounts/record-views.ts';
import { PlayersCard } from './Overview.tsx';
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
  expect(past).toContain('Last played: 2026-27 Season');
});

test('the overview shows who plays this season, not who played before', () => {
  const past = { ...ZOE, id: 'past', jerseyNumber: '12', pastSeason: '2026-27' };
  const both = renderToStaticMarkup(<PlayersCard players={[ZOE, past]} />);
  expect(both.match(/Zoë Diaz/g)).toHaveLength(1);
  expect(both).not.toContain('12');
  const before = renderToStaticMarkup(<PlayersCard players={[past]} />);
  expect(before).not.toContain('Zoë');
  expect(before).toContain('Register a Player');
});
