/** What the office reads where a player cannot be saved.  */
export const messages = {
  dateOfBirth: {
    enter: 'Enter a date of birth.',
    future: 'This date of birth is in the future. Check the year.',
    minor:
      'This person has an account, so they must be 18 or older. Check the year of this date of birth.',
    otherAge: (born: number, age: number) =>
      `This date of birth makes the player ${born}, not ${age}. Correct one of the two.`,
  },
  jerseyNumber: 'Enter a number from 0 to 99.',
  role: 'Choose a role.',
};
