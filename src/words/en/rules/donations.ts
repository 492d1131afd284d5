/** What a person reads where a gift cannot be as it is. The first three are the specification’s.  */
export const messages = {
  amount: 'Please enter a valid donation amount',
  monthlyAmount: 'Please enter a valid monthly donation amount',
  minimumMonthly: (amount: string) => `Minimum monthly donation is ${amount}`,
  most: (amount: string) => `Please enter a valid donation amount, at most ${amount}`,
  mostMonthly: (amount: string) =>
    `Please enter a valid monthly donation amount, at most ${amount}`,
  paymentDay: (last: number) => `Choose a payment day from 1 to ${last}.`,
  startDate: 'Choose a start date.',
  startsFrom: 'Choose tomorrow or a later date.',
  startsUntil: 'Choose a start date in the next 12 months.',
  year: 'Choose a year.',
};
