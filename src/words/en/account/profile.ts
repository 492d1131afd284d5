/** Of the parts about the person: profile, sign-in, their data, and the end of the account. */
export const messages = {
  profile: {
    email: 'Email',
    verified: 'Verified',
    notVerified: 'Not verified',
    role: 'Role',
    firstName: 'First Name *',
    lastName: 'Last Name *',
    phone: 'Phone',
    phoneHint:
      'Coaches have the phone numbers from your registration. To change those, contact our office.',
    save: 'Save Changes',
    saving: 'Saving...',
    saved: { title: 'Profile updated', description: 'Your changes are saved.' },
    failed: 'Your changes were not saved',
  },

  signIn: {
    text: 'Lost a phone, or signed in on someone else’s computer? This signs you out on every device, including this one. Forms on the other computer keep what you typed for 7 days. To clear a form there, open it and press Start Over.',
    action: 'Sign Out Everywhere',
    busy: 'Signing out...',
    failed: 'You were not signed out',
  },
  data: {
    exportText:
      'Get a file with the information that your account holds: profile, players, registrations, bills, orders, gifts, payments, messages, and which photos show your players. It says what it leaves out. It does not include medical information. Only administrators can open it, and they may print it for a coach.',
    export: 'Download My Data',
    exporting: 'Preparing...',
    exportFailed: 'We could not make the file',
    fileName: 'my-data.json',
    deleteText: 'This deletes your sign-in and your profile. You cannot undo it.',
    delete: 'Delete My Account…',
  },
  deletion: {
    title: 'Delete your account?',
    goes: 'We will delete your sign-in and your profile right away, and photos and videos that are still in review.',
    stays:
      'The law requires us to keep your registrations, bills, orders, gifts, sponsorships and payments for seven years. We keep your players’ information as long as they play with us and for three years after that. Photos and videos in the gallery stay there until you ask us to remove them. We keep your messages and volunteer applications until you ask us to delete them.',
    plans:
      'Monthly gifts, yearly sponsorships and installments will continue. To cancel a gift or a yearly sponsorship, use its Manage button before you delete your account. Later, use the link in our emails about it. Questions about installments? Please contact us.',
    mailed: 'We will email you a confirmation.',
    password: 'Your password, to confirm it’s you',
    passwordRequired: 'Password is required.',
    cancel: 'Keep My Account',
    confirm: 'Delete My Account',
    deleting: 'Deleting...',
    failed: 'Your account was not deleted',
    done: {
      title: 'Your account is deleted',
      text: 'Your sign-in and profile are deleted. Thank you for being part of our program.',
      action: 'Back to Home',
    },
  },
};
