import { messages as records } from '../../en/labels/records.ts';
import { listAll } from '../../list.ts';

const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const players = (n: number) => count(n, 'player', 'players');
const games = (n: number) => count(n, 'game', 'games');
const families = (n: number) => count(n, 'family', 'families');

/** What a person reads while one season is closed and the next begins. */
export const messages = {
  title: 'New Season',
  failed: 'The season could not be loaded',
  done: 'Done',
  open: 'To do',
  undo: 'Undo This Step',
  change: 'Change',
  lookAgain: 'Check Again',
  by: (name: string, day: string) => `By ${name} on ${day}.`,
  canUndo: 'You can undo this.',
  undoTo:
    'You can undo each step until the first family registers for the new season. You can leave at any time and continue later, and so can another administrator.',
  noUndo:
    'A family has registered for the new season, so the steps can no longer be undone. If something is wrong, change it by hand.',
  start: {
    text: 'Do this once a year to close the season that is over and invite its families back. There are six steps, and nothing changes until you press a button that says so. Payments, bills and signed waivers stay as they are.',
    from: 'The season that is over',
    hint: 'Enter its name as it is on the registrations. If you have already published the new name in the Studio, enter the old one here.',
    submit: 'Start a New Season',
    done: { title: 'Change of seasons started' },
    failedTitle: 'Error starting the new season',
    closed: (names: string) => `Already closed: ${names}.`,
  },
  from: (name: string) => `Closing the ${records.theSeason(name)}`,
  registrations: (n: number, unpaid: number) =>
    `${count(n, 'registration', 'registrations')}, ${unpaid} of them unpaid.`,
  seeRegistrations: 'See registrations',
  noneFound: (name: string) =>
    `There are no registrations for the “${name}”. If the name is wrong, cancel this change below and start again.`,
  bills: {
    title: 'Open bills',
    text: (n: number, amount: string) =>
      n === 0
        ? 'No family owes anything on bills.'
        : `${families(n)} ${n === 1 ? 'owes' : 'owe'} ${amount} on bills.`,
    automatic: (amount: string) =>
      `${amount} of it will be collected automatically: card plans and bank payments continue into the new season.`,
    see: 'See who owes us',
    choices: {
      carried: 'Carry them over. They stay open in the families’ accounts, and reminders continue.',
      settled:
        'Close them one by one. Go through the list, and collect, lower or cancel each bill.',
    },
    legend: 'What should happen to them?',
    save: 'Save',
    note: 'This does not change any bill. We will record your choice and the amount.',
    saved: { title: 'Choice saved' },
    failedTitle: 'Error saving the choice',
    decided: {
      carried: (n: number, amount: string) => `Carried over: ${families(n)}, ${amount}.`,
      settled: (n: number, amount: string) =>
        `To be closed one by one: ${families(n)}, ${amount} when this was chosen.`,
    },
    left: (amount: string) => `Open now, with bills of the new season: ${amount}.`,
  },
  schedule: {
    title: 'Schedule',
    text: 'Games from the old season will leave the public schedule and its calendar. Their results stay under Games, Past Seasons, and you can save them as a spreadsheet.',
    before: 'Archive games before',
    counts: (leaving: number, staying: number) =>
      `${games(leaving)} will leave the schedule, and ${games(staying)} will stay.`,
    archive: (n: number) => `Archive ${games(n)}`,
    askTitle: (n: number) => `Archive ${games(n)}?`,
    ask: (n: number, day: string, name: string) =>
      `${games(n)} before ${day} will be kept under the ${records.theSeason(name)}. They will leave the public schedule right away.`,
    archiving: 'Archiving...',
    archived: { title: 'Games archived' },
    failedTitle: 'Error archiving games',
    is: (n: number, day: string) => `Archived: ${games(n)} before ${day}.`,
    more: 'Is a game of the old season still on the schedule? Archive it, too. Games of the new season have to stay, so choose a day no later than its first game.',
    see: 'See past seasons',
    restore: 'Put the games back on the schedule?',
    restoreText: 'They will appear there as they did before.',
    restored: { title: 'Games are back on the schedule' },
    note: 'Until you enter the first result, the schedule shows the record from the Studio: Site settings, Until the first result.',
  },
  players: {
    title: 'Players',
    text: 'Players from the old season will become past players. They keep everything: team, jersey, photos, bills, and medical notes until those are due to be deleted. Past players are not counted and are not on emergency sheets until they are registered again. After three years, those who did not come back and owe nothing are deleted automatically.',
    counts: (leaving: number, staying: number) =>
      `${players(leaving)} will become past players. ${players(staying)} will stay because they are registered for the new season, were added or brought back by hand for it, or have their own account.`,
    archive: (n: number) => `Move ${players(n)} to Past Players`,
    askTitle: (n: number) => `Move ${players(n)} to past players?`,
    ask: (name: string) =>
      `They will be marked as players of the ${records.theSeason(name)}. Nobody will be deleted or emailed.`,
    byHand: (names: readonly string[], more: number) => {
      const named = [...names, ...(more > 0 ? [`${more} more`] : [])];
      return `Added or brought back by hand, and moved too: ${listAll(named)}. Does one of them play in the new season? Open Players afterward, and press Plays This Season.`;
    },
    archiving: 'Saving...',
    archived: { title: 'Players moved' },
    failedTitle: 'Error moving players',
    is: (n: number) => `${players(n)} became past players.`,
    more: (n: number) =>
      `${players(n)} ${n === 1 ? 'is' : 'are'} not registered for the new season and ${n === 1 ? 'has' : 'have'} not been moved yet.`,
    see: 'See players',
    restore: 'Make them current players again?',
    restoreText: 'Everyone this step moved to past players will be a current player again.',
    restored: { title: 'Players are current again' },
  },
  restoring: 'Undoing...',
  settings: {
    title: 'Name, fee and documents',
    text: 'Change these in the Studio and publish them there. Then come back and check again.',
    where: {
      season: 'Studio, Site settings, Season',
      fee: 'Studio, Site settings, Registration fee. Discounts and their dates: Registrations, Discounts',
      waiver: 'Studio, Legal, Liability waiver: new text, version and date',
      terms: 'Studio, Legal, Terms of service: new text, version and date',
      site: 'The website is rebuilt after you publish. That takes a few minutes',
    },
    labels: {
      season: 'Season name',
      fee: 'Fee for each player',
      waiver: 'Liability waiver',
      terms: 'Terms of service',
      site: 'On the website',
    },
    changed: (before: string, now: string) => `${before} → ${now}`,
    same: (now: string) => `${now}, as before`,
    version: (version: string) => `version ${version}`,
    ready: 'Published',
    missing: 'Not published yet',
    kept: 'Unchanged',
    keptText:
      'A fee or a document can stay as it is. Every family signs both documents again when they register.',
    siteNew: 'shows the new season',
    siteOld: (name: string) => `still shows the ${records.theSeason(name)}`,
    siteUnknown: 'could not be read',
  },
  invite: {
    title: 'Invite the families back',
    text: 'Each family will get one email with a link to a registration form. For families with a verified account, it is filled in with their address, contacts, and the names of their players. The form asks again for age, grade, school and medical information. Nobody gets the email twice.',
    preview: 'The email',
    choose: 'Families to email',
    all: 'Choose All',
    none: 'Choose None',
    send: (n: number) => `Email ${families(n)}`,
    sending: (done: number, all: number) => `Emailed ${done} of ${all}...`,
    sent: (n: number) => ({
      title: n === 0 ? 'No family was emailed' : `${families(n)} will be emailed`,
    }),
    failedTitle: 'Error sending the emails',
    nobody: 'Every family has been emailed.',
    leftOut: 'Not emailed',
    withoutEmail: (names: string) => `No email address: ${names}.`,
    deleted: (n: number) => `Deleted since then, by the family or the office: ${players(n)}.`,
    skipped: 'Some were left out',
  },
  progress: {
    title: 'Who is back',
    summary: (n: number, all: number) =>
      `${n} of ${families(all)} ${n === 1 ? 'has' : 'have'} registered again.`,
    bar: 'Families that have registered again',
    standings: {
      open: 'Not invited',
      waiting: 'Sending email',
      sent: 'Invited',
      unsent: 'Email not sent',
      registered: 'Registered',
      declined: 'Not coming back',
    },
    reminded: 'reminded',
    remind: (n: number) => `Remind ${families(n)}`,
    remindHint:
      'This goes to families who were invited and have not registered or declined. We remind each family once.',
    list: 'Families of the old season',
    unsent: 'Some emails were not sent. See why under Activity',
    family: 'Family',
    players: 'Players',
    standing: 'Status',
  },
  finish: {
    button: 'Finish',
    drop: 'Cancel This Change',
    text: 'When every family has answered, press Finish. This guide and its line on the Overview tab will go away. You can open it again later.',
    dropText: 'Nothing has been changed yet. If you started by mistake, cancel this change.',
    askTitle: 'Finish the change of seasons?',
    dropTitle: 'Cancel this change of seasons?',
    ask: 'Nothing else changes. To open it again, start with the same season name.',
    finishing: 'Saving...',
    done: { title: 'The new season has begun' },
    dropped: { title: 'Change canceled' },
    failedTitle: 'Error finishing',
  },
} as const;
