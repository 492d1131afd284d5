/** What a person reads where a message to the program cannot be as it is.  */
export const messages = {
  inquiryType: 'Choose a topic.',
  playerAge: 'Choose one of the ages.',
};
