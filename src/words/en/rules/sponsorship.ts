/** What a person reads where the sponsorship form cannot be as it is.  */
export const messages = {
  amount: 'Please enter a valid sponsorship amount',
  least: (amount: string) => `Please enter a valid sponsorship amount: ${amount} or more`,
  most: (amount: string) => `Please enter a valid sponsorship amount: ${amount} or less`,
  level: 'Choose a sponsorship level.',
  webAddress: 'Enter a web address, such as www.example.com.',
  goneLevel: 'This level is no longer offered. Choose another.',
  custom: 'Custom',
  tooLittle: (level: string, smallest: string) =>
    `${level} starts at ${smallest}. Choose Custom for a smaller amount.`,
  eachPayment: (least: string) => `Each payment must be at least ${least}. Choose fewer payments.`,
};
