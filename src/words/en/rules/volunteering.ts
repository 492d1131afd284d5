/** What a person reads where the volunteer application cannot be as it is. Two are the specification’s.  */
export const messages = {
  roles: 'Please select at least one volunteer role you are interested in.',
  agreements: 'Please agree to all required terms before submitting your application.',
  offeredRoles: 'Choose one of the roles in the list.',
  eachRoleOnce: 'Choose each role once.',
  availability: 'Choose when you are available.',
  timeCommitment: 'Choose how much time you can give.',
  backgroundCheck: 'Please agree to a background check.',
  training: 'Please agree to take the training.',
  codeOfConduct: 'Please agree to the code of conduct.',
  family:
    'A reference can’t be someone in your family. Name someone else, such as a coach, teacher or employer.',
  sameReference: {
    name: 'This is also the name of your first reference. We need two different people.',
    phone: 'This is also the phone number of your first reference. We need two different people.',
    email: 'This is also the email address of your first reference. We need two different people.',
  },
  yourself: {
    name: 'This is your own name. Give us the name of someone else.',
    phone: 'This is your own phone number. Give us the number of someone else.',
    email: 'This is your own email address. Give us the address of someone else.',
  },
  dateOfBirth: {
    enter: 'Enter your date of birth as month, day and year.',
    future: 'Your date of birth must be in the past.',
    year: 'Please check the year of your date of birth.',
    tooYoung: (least: number) =>
      `Volunteers must be at least ${least} years old. Please check the year of your date of birth.`,
  },
};
