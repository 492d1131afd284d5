/** What a guardian reads of a player's photos and medical information. */
export const messages = {
  open: 'Photos and health',
  title: (name: string) => `${name}: photos and health`,
  photos: 'Photos and videos',
  withdraw: {
    text: 'You allowed us to show photos and videos of this player. You can change your mind at any time. We will remove this player’s photos and videos from the gallery.',
    action: 'Withdraw my permission',
    done: 'Photos are no longer allowed. Our office has been told.',
  },
  give: {
    text: 'Photos and videos of this player may not be shown. If you are a parent or guardian, you can allow it here.',
    action: 'Allow photos and videos',
    done: 'Photos and videos are allowed.',
  },
  medical: {
    heading: 'Medical information',
    text: 'Only our office can read it, so it is not shown here. You can enter it again, which replaces what we have, or delete it.',
    field: 'New medical information',
    replace: 'Replace',
    remove: 'Delete what you have',
    removal: {
      title: 'Delete the medical information?',
      text: 'In an emergency, we will no longer know about allergies or illnesses. You can enter it again at any time.',
      keep: 'Keep it',
      confirm: 'Delete it',
    },
    empty: 'Enter something first, or delete what we have.',
    replaced: 'Medical information replaced. Our office has been told.',
    deleted: 'The medical information about this player is deleted.',
  },
  failed: 'That could not be saved',
};
