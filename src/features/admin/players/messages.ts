/** What a person reads on the Players tab. */
export const playerMessages = {
  title: 'Players Management',
  caption: 'Players',
  errorTitle: 'Error fetching players',
  empty: {
    title: 'No players found',
    text: 'People appear here when they sign up, and players when they are registered. Try another search or role.',
  },
  filters: { role: 'Role' },
  columns: {
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
  close: 'Close',
} as const;

export const editMessages = {
  title: (name: string) => `Edit ${name}`,
  adminRole:
    'An administrator’s role cannot be changed here, and nobody can be made one: that is done on the command line with npm run admin:grant.',
  roleHint: 'Administrators are made on the command line only, with npm run admin:grant.',
  fields: {
    firstName: 'First Name *',
    lastName: 'Last Name *',
    role: 'Role',
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

export const deleteMessages = {
  title: (name: string) => `Delete ${name}?`,
  text: 'This permanently removes the profile, the medical notes and the sign-in. Bills and payments are kept, and show “Unknown Player” from then on.',
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
  hint: 'Each look is recorded in the activity log with your name.',
  none: 'The guardian gave no medical information.',
  failed: 'The medical notes could not be read',
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
    'Medical notes are read one by one, and each look is recorded in the activity log with your name.',
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
  grade: (grade: number) => `Grade ${grade}`,
  none: 'None given',
  missing: 'Missing',
  confidential: (day: string) => `Confidential. Printed ${day}; destroy after use.`,
  empty: {
    title: 'No players in this team',
    text: 'Registered players are in the program’s own team until they are given another one.',
  },
  more: (most: number) =>
    `Only ${most} players fit on one sheet: give the others a team of their own.`,
} as const;
