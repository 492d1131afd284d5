/** What the office reads where a discount cannot be as it is. */
export const messages = {
  code: 'A code has 4 to 30 letters, digits or hyphens.',
  percent: 'Enter a whole number from 1 to 100.',
  amount: 'Enter an amount above zero.',
  tooMuch: 'Enter at most $10,000.',
  uses: 'Enter a whole number above zero, or leave it empty.',
  per: 'Choose what it is for.',
  rule: 'Choose who gets it.',
  percentOrAmount: 'Enter a percentage or an amount.',
  needsCode: 'Enter a code. Only sibling and early bird discounts can apply without one.',
  earlyBird: 'Enter the last day of the early bird discount.',
  lastBeforeFirst: 'The last day is before the first. Change one of the two.',
};
