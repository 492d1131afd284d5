/** What a person reads where a guardian’s email is changed. */
export const messages = {
  heading: 'Guardian’s Email',
  change: 'Change Email',
  field: 'New email',
  hint: 'This also changes the email on the player’s registrations of every season, their bills and the other players in them. The guardian will see them after verifying the new address. We will email both addresses.',
  submit: 'Change Email',
  done: {
    title: 'Email changed',
    description: 'We will email both addresses.',
  },
  failed: 'Error changing the email',
} as const;
