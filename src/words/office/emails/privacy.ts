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
    canceled: (by: string, name: string) =>
      `${by} canceled the registration of ${name}, which deleted the player.`,
    replaced: (by: string, name: string) =>
      `${by} sent the registration again without ${name}, which deleted the player.`,
  },
  stillTagged: (count: number) =>
    `These photos and videos in the gallery are still tagged with this player (${count}):`,
  deletedSee: (kind: 'photo' | 'video', title: string) =>
    `Open the ${kind} in the dashboard: ${title}`,
  medicalSubject: {
    changed: (name: string) => `Medical information changed: ${name}`,
    deleted: (name: string) => `Medical information deleted: ${name}`,
  },
  medical: {
    changed: (name: string) =>
      `The guardian of ${name} changed the player’s medical information. Printed emergency sheets are out of date.`,
    deleted: (name: string) =>
      `The guardian of ${name} deleted the player’s medical information. Printed emergency sheets are out of date.`,
  },
  openPlayer: 'Open the player',
};
