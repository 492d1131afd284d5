import {
  addPlayerEndpoint,
  bringBackPlayerEndpoint,
  changeGuardianEmailEndpoint,
  deleteMedicalNoteEndpoint,
  deletePlayerEndpoint,
  getPlayerEndpoint,
  listPlayersEndpoint,
  listTeamsEndpoint,
  readEmergencySheetEndpoint,
  readMedicalNoteEndpoint,
  saveMedicalNoteEndpoint,
  savePhotoConsentEndpoint,
  savePlayerEndpoint,
  stopPlayingEndpoint,
} from '#contracts/players/dashboard.ts';
import { DONE } from '#contracts/records/change.ts';
import { addPlayer } from '../../use-cases/players/add-player.ts';
import { bringBackPlayer } from '../../use-cases/players/bring-back-player.ts';
import { changeGuardianEmail } from '../../use-cases/players/change-guardian-email.ts';
import { deletePlayer } from '../../use-cases/players/delete-player.ts';
import { listPlayers } from '../../use-cases/players/list-players.ts';
import { listTeams } from '../../use-cases/players/list-teams.ts';
import { saveMedicalNote, savePhotoConsent } from '../../use-cases/players/player-privacy.ts';
import { readEmergencySheet } from '../../use-cases/players/read-emergency-sheet.ts';
import { readMedicalNote } from '../../use-cases/players/read-medical-note.ts';
import { readPlayer } from '../../use-cases/players/read-player.ts';
import { savePlayer } from '../../use-cases/players/save-player.ts';
import { stopPlaying } from '../../use-cases/players/stop-playing.ts';
import type { Route } from '../http/route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';
import { tableRoutes } from '../http/table-routes.ts';

export const playersRoutes: readonly Route[] = [
  ...tableRoutes(listPlayersEndpoint, ({ role, team, waiver, season, ...query }) =>
    listPlayers({ ...query, filters: { role } }, { team, waiver, season }),
  ),
  signedInRoute(getPlayerEndpoint, ({ id }) => readPlayer(id)),
  signedInRoute(addPlayerEndpoint, async ({ idempotencyKey, player }, { account, now }) => ({
    player: await addPlayer(idempotencyKey, player, account, now),
  })),
  signedInRoute(bringBackPlayerEndpoint, async (record, { account, now }) => ({
    player: await bringBackPlayer(record, account, now),
  })),
  signedInRoute(stopPlayingEndpoint, async (record, { account, now }) => ({
    player: await stopPlaying(record, account, now),
  })),
  signedInRoute(changeGuardianEmailEndpoint, async (asked, { account, now }) => {
    const { email, samePerson, ...record } = asked;
    return { player: await changeGuardianEmail(record, { email, samePerson }, account, now) };
  }),
  signedInRoute(readMedicalNoteEndpoint, ({ id }, { account, now }) =>
    readMedicalNote(id, account, now),
  ),
  signedInRoute(saveMedicalNoteEndpoint, async (change, { account, now }) => {
    await saveMedicalNote(change, account, now);
    return DONE;
  }),
  signedInRoute(deleteMedicalNoteEndpoint, async (record, { account, now }) => {
    await saveMedicalNote({ ...record, text: null }, account, now);
    return DONE;
  }),
  signedInRoute(savePhotoConsentEndpoint, async (change, { account, now }) => ({
    player: await savePhotoConsent(change, account, now),
  })),
  signedInRoute(savePlayerEndpoint, async ({ player, ...record }, { account, now }) => ({
    player: await savePlayer(record, player, account, now),
  })),
  signedInRoute(deletePlayerEndpoint, async (record, { account, now }) => {
    await deletePlayer(record, account, now);
    return DONE;
  }),
  signedInRoute(listTeamsEndpoint, () => listTeams()),
  signedInRoute(readEmergencySheetEndpoint, ({ team }, { account, now }) =>
    readEmergencySheet(team, account, now),
  ),
];
