import { messages as records } from '../../en/labels/records.ts';

/** What the office reads where a step of the end of a season cannot be taken. */
export const messages = {
  playersChanged: (now: number, seen: number) =>
    `The list of players has changed. This would now move ${now}, not ${seen}. Nothing was changed. Reload and look again.`,
  noChange: 'No change of seasons is in progress.',
  over: 'This change of seasons is no longer in progress. Someone may have finished it. Reload the page.',
  familyRegistered:
    'A family has registered for the new season, so this can no longer be undone. Correct what is wrong by hand: games under Games, players under Players.',
  scheduleChanged: (now: number, seen: number) =>
    `The schedule has changed. Now ${now === 1 ? '1 game' : `${now} games`} would leave it, not ${seen}. Nothing was moved. Reload and look again.`,
  gameAgain: (opponent: string, date: string) =>
    `The schedule already has another game against ${opponent} on ${date}. Nothing was moved. Delete that game, then try again.`,
  alreadyInProgress: (from: string) =>
    `The ${records.theSeason(from)} is already being closed. Finish that before you close another.`,
  playersFirst: 'Do step 3, Players, first. It tells us who played in the old season.',
  publishFirst: (season: string) =>
    `The website still takes registrations for the ${records.theSeason(season)}. Publish the new season in the Studio first (step 4).`,
  registrationClosed:
    'Registration is closed in the Studio (Site settings, Season). Open it and publish before you invite families.',
  nameUsed: (season: string) =>
    `A season named “${season}” has ended before. Give the new one a name with its year in the Studio, such as “Spring 2027 Season”, and publish.`,
  noPlayer: 'No player of the old season has this address anymore.',
  registered: 'This family has registered.',
  declined: 'This family said that they are not coming back.',
  notInvited: 'This family was not invited yet.',
  already: 'This family already got this email.',
  earlierDay: 'Choose today or an earlier day. Future games stay on the schedule.',

  name: 'Enter the name of the season that is over.',
  nameTooLong: 'A season’s name has at most 80 letters.',
};
