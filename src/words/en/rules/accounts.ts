/** What a person reads where the form of an account cannot be as it is.  */
export const messages = {
  age: 'You must be 18 or older to create an account.',
  passwordTooShort: (least: number) => `Password must have at least ${least} characters.`,
  passwordTooLong: 'Password is too long.',
  dateOfBirth: 'Enter a real date.',
  role: 'Choose your role.',
  link: 'This link is incomplete. Open it from our email again.',
  linkTooLong: 'This link is too long. Open it from our email again.',
};
