/** What a guardian reads of a player's photos and medical information. */
export const privacyMessages = {
  open: 'Photos and health',
  title: (name: string) => `${name}: photos and health`,
  photos: 'Photos and videos',
  withdraw: {
    text: 'You allowed us to show photos and videos of this player. You can take that back at any time: our office is told at once and removes what is in the gallery.',
    action: 'Take back my permission',
    done: 'Photos are no longer allowed. Our office has been told.',
  },
  give: {
    text: 'Photos and videos of this player may not be shown. If you are a parent or guardian, you can allow it here.',
    action: 'Allow photos and videos',
    done: 'Photos and videos are allowed.',
  },
  medical: {
    heading: 'Medical information',
    text: 'Only our office can read it, so it is not shown here. You can write it again, which replaces what we have, or have it deleted.',
    field: 'New medical information',
    replace: 'Replace',
    remove: 'Delete what you have',
    removal: {
      title: 'Delete the medical information?',
      text: 'In an emergency, we will no longer know about allergies or illnesses. You can write it again at any time.',
      keep: 'Keep it',
      confirm: 'Delete it',
    },
    empty: 'Write something first, or delete what we have.',
    replaced: 'Medical information replaced. Our office has been told.',
    deleted: 'We have no medical information about this player any longer.',
  },
  failed: 'That could not be saved',
};
