/** What a person reads around their account. Titles and toasts are the specification's. */
export const messages = {
  noScript: 'Sign-in needs JavaScript, which is turned off in this browser.',
  tabs: { label: 'Account', signIn: 'Sign In', signUp: 'Sign Up' },
  fields: {
    email: 'Email',
    password: 'Password',
    newPassword: 'New Password',
    confirmPassword: 'Confirm Password',
    firstName: 'First Name',
    lastName: 'Last Name',
    dateOfBirth: 'Date of Birth',
    phone: 'Phone',
    role: 'Role',
  },
  chooseRole: 'Choose your role',
  show: 'Show',
  hide: 'Hide',
  passwordHint: 'At least 6 characters.',
  ageHint: 'You must be 18 or older.',

  signIn: {
    submit: 'Sign In',
    busy: 'Signing in...',
    forgot: 'Forgot password?',
  },
  signUp: {
    draftExcept: 'Your password is not saved.',
    submit: 'Sign Up',
    busy: 'Creating account...',
  },
  /** On the page; the specification has other words for the dialog (`dialog.ts`). */
  page: {
    signInFailed: 'Error signing in',
    signUpFailed: 'Error creating account',
    signedIn: { title: 'Welcome back!', description: 'You have successfully signed in.' },
    signedUp: {
      title: 'Account created!',
      description: 'Please check your email to verify your account.',
    },
    mismatch: { title: 'Password mismatch', description: 'Passwords do not match.' },
    tooYoung: 'Age requirement not met',
  },
  passwordsDiffer: 'Passwords do not match.',
  notMailed:
    'We created your account, but we could not send the email. Sign in and ask for it again.',

  complete: {
    title: 'Complete your account',
    text: (email: string) =>
      `You are signed in as ${email}. Tell us who you are to complete your account.`,
    submit: 'Save',
    busy: 'Saving...',
    failed: 'We could not save your details',
    made: 'We created your account, but we could not save your details',
  },
  session: {
    failed: 'We could not check whether you are signed in',
    leaving: 'You are signed in. One moment…',
  },

  reset: {
    title: 'Forgot password?',
    text: 'Enter your email address, and we will email you a link to set a new password.',
    submit: 'Send the Link',
    busy: 'Sending...',
    failed: 'We could not send the link',
    sent: (email: string) =>
      `If ${email} has an account, we will email you a link. It works once and expires in one hour.`,
    sentTitle: 'Check your email',
    back: 'Back to Sign In',
  },
};
