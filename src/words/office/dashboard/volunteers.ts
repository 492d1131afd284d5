const statuses = {
  applied: 'Applied',
  check_under_way: 'Background check',
  cleared: 'Cleared',
  declined: 'Declined',
} as const;

/** What a person reads on the Volunteers tab. */
export const messages = {
  title: 'Volunteers',
  empty: {
    title: 'No applications',
    text: 'Applications appear here when people offer to help. A search or filter may hide some.',
  },
  fetchFailed: 'Error fetching volunteers',
  name: 'Name',
  clearedUntil: 'Cleared Until',
  statuses,
  /** The statuses, and what became of one by the day. */
  standings: {
    ...statuses,
    expired: 'Clearance expired',
    checked_again: 'Cleared, new check',
    expired_in_check: 'Clearance expired, new check',
  },
  step: {
    heading: 'Next Step',
    status: 'Status',
    until: 'Cleared until',
    untilHint: 'Such as a year from now.',
    meanwhile: 'Until the check is complete',
    staysCleared: (day: string) => `Cleared until ${day}`,
    takenBack: 'Not cleared',
    choose: 'Choose…',
    submit: 'Save and Email',
    hint: 'The applicant will get an email, so this cannot be undone.',
    done: { title: 'Volunteer updated', description: 'The applicant will get an email.' },
    failed: 'Error updating volunteer',
  },
} as const;
