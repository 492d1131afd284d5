/** What a guardian is emailed about a registration. */
export const messages = {
  completeSubject: (number: string) => `Your registration ${number} is complete`,
  howToPay: (number: string) => `Your registration ${number}: how to pay`,
  received: (program: string, count: number, season: string) =>
    `thank you for registering with ${program}. ${count === 1 ? '1 player is' : `${count} players are`} registered for the ${season}.`,
  nothingToPay: 'Your registration is complete. There is nothing to pay.',
  plan: {
    monthly: (count: number | null, first: string, day: string, each: string) =>
      `You will make ${count} monthly payments: ${first} on ${day}, then ${each} each`,
    quarterly: (count: number | null, first: string, day: string, each: string) =>
      `You will make ${count} quarterly payments: ${first} on ${day}, then ${each} each`,
    annual: (count: number | null, first: string, day: string, each: string) =>
      `You will make ${count} yearly payments: ${first} on ${day}, then ${each} each`,
  },
  planEnd: (plan: string, last: string | null) => `${plan}${last ? `, the last on ${last}` : ''}.`,
  documentsFollowFree:
    'We will send the documents you signed in a separate email. If you are new here, please verify this email address first. Sign in, or create an account with it.',
  documentsFollow:
    'We will send the documents you signed in a separate email. If you are new here, we will send them after your first payment, or once you verify this email address in your account.',

  documentsSubject: (label: string) => `${label}: your signed documents`,
  documents: (players: string, program: string) =>
    `here are the documents you signed for ${players} at ${program}. Please keep them.`,
  documentsAgain: (players: string, program: string) =>
    `here is a copy of the documents that were signed for ${players} at ${program}. Please keep it.`,
  notReceipt:
    'This is not a receipt. We will send one in a separate email for each card payment. Your registration is complete after the first one.',
  notYours: 'Didn’t sign this? Is something wrong? Just reply to this email.',

  cancelledSubject: (label: string) => `${label} is canceled`,
  cancelledBy: {
    office: (number: string, players: string, season: string, program: string) =>
      `we canceled registration ${number} for ${players} (${season}) with ${program}.`,
    guardian: (number: string, players: string, season: string, program: string) =>
      `you canceled registration ${number} for ${players} (${season}) with ${program}.`,
  },
  countPlayers: (count: number) => (count === 1 ? '1 player' : `${count} players`),
  readdressed: (number: string, season: string, program: string) =>
    `we canceled registration ${number} for the ${season} with ${program}. The form was sent again with another email address.`,
  nothingOwed: 'You do not owe anything for this registration.',
  medical: {
    deleted: 'We deleted the medical information you gave us with this registration.',
    both: 'We deleted the medical information of new players. We keep any of players we know from another season. You can delete it in your account, or ask us.',
    kept: 'We keep any medical information of players we know from another season. You can delete it in your account, or ask us.',
  },
  alreadySent: 'Already sent a check or transfer? Please reply to this email.',
  notExpected: 'Didn’t expect this? Please reply to this email.',

  replaces: (numbers: string, count: number) =>
    count === 1
      ? `This replaces registration ${numbers}, which we canceled. Please do not pay for that one.`
      : `This replaces registrations ${numbers}, which we canceled. Please do not pay for those.`,
  leftOutSubject: (label: string) => `${label}: who is no longer registered`,
  leftOut: (number: string, before: string, name: string, program: string) =>
    `you sent registration ${number} to ${program}, and it replaces registration ${before}. ${name} was in registration ${before} only.`,
  noLonger: (name: string, season: string) =>
    `So ${name} is no longer registered for the ${season}. You do not owe anything for the old registration.`,
  medicalOf: (name: string) =>
    `We deleted any medical information you gave us for ${name} with that registration.`,
  notMeant: 'Is this not what you wanted? Please reply to this email.',
  nthPlayer: (place: number) => `Player ${place}`,
  player: (name: string, age: number, grade: string) => `${name} (age ${age}, grade ${grade})`,
  grantedSince: 'Taken off later',
};
