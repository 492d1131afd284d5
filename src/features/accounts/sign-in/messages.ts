/** What a person reads around their account. Titles and toasts are the specification's. */
export const messages = {
  noScript: 'Signing in needs JavaScript, which is switched off in this browser.',
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
  passwordHint: 'At least 6 characters.',
  ageHint: 'You must be 18 or older.',

  signIn: {
    submit: 'Sign In',
    busy: 'Signing in...',
    forgot: 'Forgot password?',
  },
  signUp: {
    draftExcept: 'Your password is not kept.',
    submit: 'Sign Up',
    busy: 'Creating account...',
  },
  /** On the page; the specification has other words for the dialog. */
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
  dialog: {
    title: 'Sign In',
    signUpTab: 'Create Account',
    signInFailed: 'Login Failed',
    signUpFailed: 'Signup Failed',
    signedIn: { title: 'Success', description: 'You have been signed in successfully.' },
    signedUp: {
      title: 'Success',
      description: 'Account created successfully. Please check your email to verify your account.',
    },
    mismatch: {
      title: 'Password Mismatch',
      description: 'Passwords do not match. Please try again.',
    },
    tooYoung: 'Age requirement not met',
    unexpected: { title: 'Error', description: 'An unexpected error occurred. Please try again.' },
  },
  passwordsDiffer: 'Passwords do not match.',
  notMailed:
    'Your account was made, but the email could not be sent. Sign in and ask for it again.',

  complete: {
    title: 'Complete your account',
    text: (email: string) =>
      `You are signed in as ${email}. Tell us who you are, and your account is complete.`,
    submit: 'Save',
    busy: 'Saving...',
    failed: 'Your details could not be saved',
    made: 'Your account was made, but your details could not be saved',
  },
  session: {
    failed: 'We could not check your sign-in',
    retry: 'Retry',
    leaving: 'You are signed in. One moment…',
  },

  reset: {
    title: 'Forgot password?',
    text: 'Tell us your email address, and we will email you a link to set a new password.',
    submit: 'Send the Link',
    busy: 'Sending...',
    failed: 'The link could not be sent',
    sent: (email: string) =>
      `If there is an account for ${email}, an email with a link is on its way. The link works once, for one hour.`,
    sentTitle: 'Check your email',
    back: 'Back to Sign In',
  },

  action: {
    checking: 'Checking your link…',
    unreachable: 'Your link could not be checked',
    retry: 'Retry',
    signIn: 'Sign In',
    goOn: 'Continue',
    incomplete: {
      title: 'This link is not complete',
      text: 'Open the link in our email again, or copy all of it.',
    },
    verify: {
      title: 'Verify your email',
      text: (email: string) => `Is ${email} your email address, and did you sign up with it?`,
      byPassword: (email: string) =>
        `To show that ${email} is yours, choose a password for this account. Everyone else who is signed in to it will be signed out, and any earlier password stops working.`,
      knowsPassword: 'Did you sign up yourself?',
      signInInstead: 'Sign in and keep your password',
      submit: 'Verify Email',
      busy: 'Verifying...',
      failed: 'Your email could not be verified',
      done: 'Your email is verified',
      doneText: 'What you have sent us under this address now shows in your account.',
      spent: 'This link expired or was used before',
      spentSignedOut:
        'Sign in, and we will email you a new one. If your email is verified already, there is nothing more to do.',
      spentSignedIn: (email: string) => `We can email a new link to ${email}.`,
      isVerified: (email: string) => `${email} is verified already: there is nothing more to do.`,
      send: 'Send a New Link',
      sending: 'Sending...',
      sent: 'Check your email',
      sentText: (email: string) => `A new link is on its way to ${email}.`,
      sendFailed: 'The link could not be sent',
    },
    password: {
      title: 'Set your password',
      text: (email: string) => `For the account ${email}.`,
      submit: 'Set Password',
      busy: 'Saving...',
      failed: 'Your password could not be set',
      done: 'Your password is set',
      doneText: 'You are signed in.',
      doneSignedOut: 'Sign in with it now.',
      spent: 'This link expired or was used before',
    },
  },
} as const;

/** The words of a form that stands on the page and in the dialog. */
export type FormWords = typeof messages.page | typeof messages.dialog;
