/** What a person reads about signing in, wherever it happens. */
export const messages = {
  loading: 'Loading...',
  failed: 'We could not check whether you are signed in',
  unexpected: 'An unexpected error occurred. Please try again.',
  unreachable: 'We could not reach the sign-in service. Check your connection and try again.',
  refused: {
    credential: 'Incorrect email or password.',
    disabled: 'This account has been closed. Please contact us.',
    tooMany:
      'Too many attempts. Please wait a few minutes, or set a new password with “Forgot password?”.',
    taken:
      'This email already has an account. Sign in, or set a new password with “Forgot password?”.',
    weak: 'Please choose a stronger password.',
  },
};
