/** What the office reads where a volunteer cannot take a step.  */
export const messages = {
  status: 'Choose the next step.',
  clearedUntil: 'Enter an end date.',
};
