/** What the office is emailed when a guardian changes what it may show or know of a player. */
export const messages = {
  consentSubject: (name: string) => `Photo consent withdrawn: ${name}`,
  consent: (by: string, name: string) =>
    `${by} withdrew the photo consent for ${name}. Please take down every photo and video that shows this player.`,
  noneTagged: 'No photo or video in the gallery is tagged with this player.',
  tagged: (count: number) => `In the gallery and tagged with this player (${count}):`,
  seeAndRemove: 'See and remove them',
  untagged:
    'This list has only tagged photos and videos, and none from the Studio. Please look through the gallery, too.',
  deletedSubject: (name: string) => `A deleted player is still in the gallery: ${name}`,
  deleted: {
    deleted: (by: string, name: string) => `${by} deleted ${name}.`,
    account: (by: string) => `${by} deleted their own account.`,
    canceled: (by: string, name: string) =>
      `${by} canceled the registration of ${name}, which deleted the player.`,
    replaced: (by: string, name: string) =>
      `${by} sent the registration again without ${name}, which deleted the player.`,
  },
  stillTagged: (count: number) =>
    `These photos and videos in the gallery are still tagged with this player (${count}):`,
  deletedSee: (kind: 'photo' | 'video', title: string) =>
    `Open the ${kind} in the dashboard: ${title}`,
  sameSubject: (name: string) => `Maybe the same player twice: ${name}`,
  same: (by: string, name: string, season: string, number: string) =>
    `${by} registered ${name} for the ${season} (registration ${number}). There already is a player of this name with the same email. This may be the same child.`,
  samePast: (season: string) => `The earlier player is from this season: ${season}.`,
  samePlays: {
    byHand:
      'Both are on emergency sheets. If it is the same child, compare the medical notes and contacts, give the new player the team and the jersey, and delete the earlier player.',
    registered:
      'Both are on emergency sheets. If it is the same child, compare the medical notes and contacts, and cancel the registration that is unpaid. If both are paid, refund one of them, and delete its player.',
  },
  sameNotes: (isPast: boolean) =>
    `The earlier player has medical notes, and the new form has none. ${isPast ? 'Emergency sheets show the notes of the new player only. ' : ''}Ask the family, and add the notes to the new player.`,
  sameConsent:
    'The earlier player has photo consent, and the new form does not give it. If it is the same child, withdraw the earlier consent. Then take down every photo and video that shows the child.',
  openEarlier: 'Open the earlier player',
  medicalSubject: {
    changed: (name: string) => `Medical information changed: ${name}`,
    deleted: (name: string) => `Medical information deleted: ${name}`,
    kept: (name: string) => `Medical information to check: ${name}`,
    lost: (name: string) => `Medical information to check: ${name}`,
    unproven: (name: string) => `Medical information to check: ${name}`,
  },
  medical: {
    changed: (name: string) => `The guardian of ${name} changed the player’s medical information.`,
    deleted: (name: string) => `The guardian of ${name} deleted the player’s medical information.`,
    kept: (name: string) =>
      `The registration form of ${name} was sent again, with other medical information than ours. Ours was corrected after the form was first sent, so we kept it and did not save what the form says. Please ask the guardian whether anything is missing.`,
    lost: (name: string) =>
      `The registration form of ${name} was sent again with another email address. The first form had medical information, which we deleted with that registration. The new form has none. Please ask the guardian, and add it to the player.`,
    unproven: (name: string) =>
      `The registration form of ${name} was sent again with the same email address. The first form has medical information that the new one does not have. We kept it, but we cannot be sure that the same person sent both forms. Please ask the guardian whether it is right.`,
  },
  sheetsOutOfDate: 'Printed emergency sheets are out of date.',
  onNoSheet: (season: string) =>
    `This is a past player (${season}). Emergency sheets do not show past players.`,
  openPlayer: 'Open the player',
};
