/** What a person reads where a guardian’s email is changed. */
export const messages = {
  heading: 'Guardian’s Email',
  change: 'Change Email',
  field: 'New email',
  hint: 'This also changes the email on the player’s registrations of every season, their bills and the other players in them. The guardian who verifies the new address will see all of them, with the name, phone and home address of the guardian who registered. We will email both addresses.',
  samePerson: 'It is a new email of the same person',
  samePersonHint: 'For another guardian, leave this unchecked.',
  submit: 'Change Email',
  done: {
    title: 'Email changed',
    description: 'We will email both addresses.',
  },
  failed: 'Error changing the email',
} as const;
