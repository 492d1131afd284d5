/** What a person reads where a player is edited. */
export const messages = {
  title: (name: string) => `Edit ${name}`,
  adminRole: 'Administrators are added and removed on the Admins tab.',
  fields: {
    firstName: 'First Name *',
    lastName: 'Last Name *',
    role: 'Role',
    dateOfBirth: 'Date of Birth',
    age: 'Age',
    grade: 'Grade',
    jerseyNumber: 'Jersey Number',
    position: 'Position',
    teamName: 'Team',
    phone: 'Phone',
    parentGuardianName: 'Guardian',
    parentGuardianPhone: 'Guardian Phone',
    emergencyContactName: 'Emergency Contact',
    emergencyContactPhone: 'Emergency Phone',
  },
  teamHint: (team: string) => `If left empty: ${team}`,
  save: 'Save Changes',
  saved: (name: string) => ({
    title: 'Player updated',
    description: `Player has been successfully updated. ${name}.`,
  }),
  failed: 'Error saving player',
} as const;
