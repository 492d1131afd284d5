/** What a person reads where a message to the program cannot be as it is.  */
export const messages = {
  inquiryType: 'Choose what it is about.',
  playerAge: 'Choose one of the ages.',
};
