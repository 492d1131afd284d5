/** What a guardian may say of a player: on the form, in the details, the spreadsheet and the email.  */
export const messages = {
  school: 'School',
  height: 'Height',
  weight: 'Weight',
  previousExperience: 'Previous Experience',
};
