/** The specification's words of the sign-in dialog, where they differ from those of the page. */
export const messages = {
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
  unexpected: 'Error',
};
