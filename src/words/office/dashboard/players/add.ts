/** What a person reads where a player is added by hand. */
export const messages = {
  title: 'Add Player',
  text: 'Use this for a player whose family has not registered online. It does not add a bill: you can do that on the Player Bills tab.',
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
  emailHint: 'The guardian will see the player in their account after they verify this address.',
  photoConsent: 'OK to share photos and videos of this player',
  photoConsentHint: 'Check this only if the guardian has agreed.',
  submit: 'Add Player',
  done: {
    title: 'Player added',
    description: 'To add medical notes, choose View.',
  },
  failed: 'Error adding player',
} as const;
