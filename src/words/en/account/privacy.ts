/** What a guardian reads of a player's photos and medical information. */
export const messages = {
  open: 'Photos and health',
  title: (name: string) => `${name}: photos and health`,
  photos: 'Photos and videos',
  withdraw: {
    text: 'You allowed us to show photos and videos of this player. You can change your mind at any time. Then we will remove this player’s photos and videos from the gallery.',
    action: 'Withdraw My Permission',
    done: 'Photos are no longer allowed. We told our office.',
  },
  give: {
    text: 'We do not show photos or videos of this player. A parent or guardian can allow them here.',
    action: 'Allow Photos and Videos',
    done: 'Photos and videos are allowed.',
  },
  medical: {
    heading: 'Medical information',
    text: 'Only our office can open it, and may print it for a coach. We do not show it here. You can replace it or delete it.',
    earlier:
      'This is what we know from an earlier season. Coaches do not get it. If something is new, change it at the player of this season. That player has the same name in your list.',
    field: 'New medical information',
    replace: 'Replace',
    removeAction: 'Delete Medical Information',
    remove: {
      title: 'Delete the medical information?',
      text: 'In an emergency, we will not know about allergies or illnesses. You can enter it again at any time.',
      keep: 'Keep It',
      confirm: 'Delete It',
    },
    leave: {
      title: 'Leave without saving?',
      text: 'What you typed about this player’s health is not saved.',
      keep: 'Keep Typing',
      confirm: 'Leave Without Saving',
    },
    empty: 'Enter the new information first, or delete what we have.',
    replaced: 'Medical information replaced. We told our office.',
    deleted: 'We deleted the medical information about this player.',
  },
  failed: 'Your change was not saved',
};
