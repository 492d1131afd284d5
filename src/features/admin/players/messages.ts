import { gradeName } from '#domain/registration/player-rules.ts';
/** What a person reads on the Players tab. */
export const playerMessages = {
  title: 'Players Management',
  caption: 'Players',
  errorTitle: 'Error fetching players',
  empty: {
    title: 'No players found',
    text: 'People appear here when they sign up, and players when they are registered. Try another search or role.',
  },
  /** Of a player of a season that is over. */
  past: (season: string) => `Past: ${season}`,
  columns: {
    pastSeason: 'Past Season',
    lastName: 'Name',
    firstName: 'First name',
    lastNameCsv: 'Last name',
    role: 'Role',
    email: 'Email',
    phone: 'Phone',
    team: 'Team',
    jersey: 'Jersey',
    position: 'Position',
    guardian: 'Guardian',
    guardianPhone: 'Guardian phone',
    emergency: 'Emergency contact',
    emergencyPhone: 'Emergency phone',
    age: 'Age',
    grade: 'Grade',
    createdAt: 'Joined',
    actions: 'Actions',
  },
  none: '—',
  view: 'View',
  edit: 'Edit',
  delete: 'Delete',
  notYourself: 'You cannot delete your own account.',
  sheetLink: 'Emergency sheet',
  add: 'Add Player',
  close: 'Close',
} as const;

export const editMessages = {
  title: (name: string) => `Edit ${name}`,
  adminRole: 'Administrators are added and removed on the Admins tab.',
  fields: {
    firstName: 'First Name *',
    lastName: 'Last Name *',
    role: 'Role',
    dateOfBirth: 'Date of Birth',
    jerseyNumber: 'Jersey Number',
    position: 'Position',
    teamName: 'Team',
    phone: 'Phone',
    parentGuardianName: 'Guardian',
    parentGuardianPhone: 'Guardian Phone',
    emergencyContactName: 'Emergency Contact',
    emergencyContactPhone: 'Emergency Phone',
  },
  teamHint: (team: string) => `Left empty: ${team}`,
  save: 'Save Changes',
  saved: { title: 'Player updated', description: 'Player has been successfully updated.' },
  failed: 'Error saving player',
} as const;

export const addMessages = {
  title: 'Add Player',
  text: 'For a player whose family has not registered online. This does not make a bill: add one on the Player Bills tab.',
  fields: {
    firstName: 'First Name *',
    lastName: 'Last Name *',
    age: 'Age *',
    grade: 'Grade *',
    dateOfBirth: 'Date of Birth',
    phone: 'Player’s Phone',
    parentGuardianName: 'Guardian *',
    parentGuardianPhone: 'Guardian Phone *',
    email: 'Guardian Email *',
    emergencyContactName: 'Emergency Contact *',
    emergencyContactPhone: 'Emergency Phone *',
  },
  choose: 'Choose',
  emailHint: 'The guardian’s account shows the player once they have verified this address.',
  photoConsent: 'OK to share photos and videos of this player',
  photoConsentHint: 'Check this only if the guardian has agreed.',
  submit: 'Add Player',
  done: {
    title: 'Player added',
    description: 'Medical notes can be written under View.',
  },
  failed: 'Error adding player',
} as const;

export const guardianMessages = {
  heading: 'Guardian’s email',
  change: 'Change email',
  field: 'New email',
  hint: 'Players who were registered together, their registration and its bills go along. The guardian sees them after verifying the new address. Both addresses are emailed.',
  submit: 'Change email',
  done: {
    title: 'Email changed',
    description: 'Both addresses are emailed about it.',
  },
  failed: 'Error changing the email',
} as const;

export const deleteMessages = {
  title: (name: string) => `Delete ${name}?`,
  owes: (amount: string) => `${amount} is still owed for this player`,
  owesText:
    'The bills stay open and show “Unknown Player”. If nothing is to be paid any more, cancel them first.',
  owedUnknown: 'We could not check whether money is owed for this player',
  text: 'This permanently removes the profile, the medical notes and the sign-in. Bills and payments are kept, and show “Unknown Player” from then on.',
  undoable: 'This player has no sign-in: you can undo this for a minute.',
  final: 'The sign-in cannot be restored, so this cannot be undone.',
  confirm: 'Delete Player',
  deleting: 'Deleting...',
  done: { title: 'Player deleted', description: 'Player account has been permanently deleted.' },
  failed: 'Error deleting player',
} as const;

export const detailMessages = {
  failed: 'Error fetching player',
  facts: {
    role: 'Role',
    email: 'Email',
    phone: 'Phone',
    dateOfBirth: 'Date of birth',
    age: 'Age when registered',
    grade: 'Grade when registered',
    team: 'Team',
    jersey: 'Jersey',
    position: 'Position',
    guardian: 'Guardian',
    emergency: 'Emergency contact',
    photoConsent: 'Photo consent',
    registration: 'Registration',
    signIn: 'Sign-in',
    joined: 'Joined',
  },
  yes: 'Yes',
  no: 'No',
  hasSignIn: 'Has an account',
  noSignIn: 'No account of their own',
  registration: (number: string, season: string) => `${number}, ${season}`,
  signatures: 'Waiver signatures',
  documents: { 'liability-waiver': 'Liability Waiver', terms: 'Terms of Service' },
  signature: (version: string, name: string, when: string) =>
    `Version ${version}, signed “${name}” on ${when}`,
  noSignatures: 'Nothing has been signed for this person.',
} as const;

export const medicalMessages = {
  heading: 'Medical notes',
  show: 'Show medical notes',
  showing: 'Reading...',
  hint: 'Each view is recorded in the activity log with your name.',
  none: 'The guardian gave no medical information.',
  failed: 'The medical notes could not be read',
  write: 'Write medical notes',
  correct: 'Correct',
  remove: 'Delete medical notes',
  field: 'Medical notes',
  editHint: 'The change is recorded in the activity log with your name, without the text.',
  save: 'Save medical notes',
  saved: { title: 'Medical notes saved' },
  saveFailed: 'Error saving medical notes',
  removal: {
    title: 'Delete the medical notes?',
    text: 'They are deleted for good, and this cannot be undone; everything else of the player stays. Printed emergency sheets will be out of date.',
    confirm: 'Delete medical notes',
    confirming: 'Deleting...',
    done: { title: 'Medical notes deleted' },
    failedTitle: 'Error deleting medical notes',
  },
} as const;

export const consentMessages = {
  heading: 'Photo consent',
  given: 'Photos and videos of this player may be shown.',
  notGiven: 'Photos and videos of this player may not be shown.',
  withdraw: {
    action: 'Withdraw consent',
    title: 'Withdraw the photo consent?',
    text: 'Pictures of this player can no longer be approved. The office is emailed what is in the gallery now, so that it can be removed.',
    confirming: 'Withdrawing...',
    done: { title: 'Photo consent withdrawn' },
  },
  give: {
    action: 'Note consent',
    title: 'Has the guardian consented?',
    text: 'Record this only if the guardian has agreed. It is recorded in the activity log with your name.',
    confirming: 'Saving...',
    done: { title: 'Photo consent recorded' },
  },
  failed: 'Error saving photo consent',
  pictures: 'In the gallery and tagged with this player',
  noPictures:
    'Nothing is tagged with this player. Players are tagged when a submission is reviewed.',
  shownAnyway: 'There is no consent, and these are still shown. Please remove them.',
  kinds: { photo: 'Photo', video: 'Video' },
  statuses: { pending: 'Waiting for review', approved: 'Shown', rejected: 'Rejected' },
  remove: 'Remove',
  removal: {
    title: (name: string) => `Remove “${name}”?`,
    text: 'The submission and its file are removed for good, from the gallery too. This cannot be undone.',
    confirm: 'Remove',
    confirming: 'Removing...',
    done: { title: 'Removed' },
    failedTitle: 'Error removing',
  },
} as const;

export const sheetMessages = {
  title: (team: string) => `Emergency sheet: ${team}`,
  failed: 'Error fetching players',
  team: 'Team',
  back: 'Back to players',
  print: 'Print',
  addMedical: 'Add medical notes',
  addingMedical: (done: number, all: number) => `Reading ${done} of ${all}...`,
  medicalHint:
    'Medical notes are read one by one, and each view is recorded in the activity log with your name.',
  medicalFailed: 'Some medical notes could not be read',
  medicalFailedText: 'They are marked below. Add the medical notes again to read the missing ones.',
  notRead: 'Could not be read',
  columns: {
    player: 'Player',
    guardian: 'Guardian',
    emergency: 'Emergency contact',
    medical: 'Medical notes',
  },
  jersey: (number: string) => `No. ${number}`,
  age: (age: number) => `Age ${age}`,
  grade: (grade: number) => `Grade ${gradeName(grade)}`,
  none: 'None given',
  missing: 'Missing',
  confidential: (day: string) => `Confidential. Printed ${day}; destroy after use.`,
  empty: {
    title: 'No players in this team',
    text: 'Registered players are in the program’s own team until they are given another one.',
  },
  unreadable: (count: number) =>
    count === 1
      ? '1 person’s record could not be read. A player may be missing from this sheet.'
      : `The records of ${count} people could not be read. Players may be missing from this sheet.`,
  more: (most: number) =>
    `Only ${most} players fit on one sheet: give the others a team of their own.`,
} as const;
