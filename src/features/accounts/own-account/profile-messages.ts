/** Of the parts about the person: profile, sign-in, their data, and the end of the account. */
export const profileMessages = {
  profile: {
    email: 'Email',
    verified: 'Verified',
    notVerified: 'Not verified',
    role: 'Role',
    firstName: 'First Name *',
    lastName: 'Last Name *',
    phone: 'Phone',
    save: 'Save Changes',
    saving: 'Saving...',
    saved: { title: 'Profile updated', description: 'Your changes are saved.' },
    failed: 'Your changes were not saved',
  },

  signIn: {
    text: 'Lost a phone, or signed in on a computer that is not yours? This ends every session of your account on every device, here too.',
    action: 'Sign Out Everywhere',
    busy: 'Signing out...',
    failed: 'You were not signed out',
  },
  data: {
    exportText:
      'A file with everything we keep of you and yours: profile, players, registrations, bills, orders, gifts, payments, messages. Medical notes are not in it: only administrators read them, one at a time.',
    export: 'Download My Data',
    exporting: 'Preparing...',
    exportFailed: 'The file could not be made',
    fileName: 'my-data.json',
    deleteText: 'Deletes your sign-in and your profile. It cannot be undone.',
    delete: 'Delete My Account…',
  },
  deletion: {
    title: 'Delete your account?',
    goes: 'What is deleted, at once: your sign-in and your profile.',
    stays:
      'What is kept: registrations, bills, orders, gifts, sponsorships and their payments for seven years, as the law asks of us; your players, as long as they play with us; and pictures you sent that are in the gallery, until you ask us to remove them.',
    plans:
      'Monthly gifts and installments go on. To stop one, use its Manage button before you delete the account, or the link in its receipts later.',
    mailed: 'We will confirm it by email.',
    password: 'Your password, to make sure that it is you',
    passwordRequired: 'Password is required.',
    cancel: 'Keep My Account',
    confirm: 'Delete My Account',
    deleting: 'Deleting...',
    failed: 'Your account was not deleted',
    done: {
      title: 'Your account is deleted',
      text: 'Your sign-in and your profile are gone. Thank you for the time you were with us.',
      action: 'To the Home Page',
    },
  },
} as const;
