/** What is said beside a gift, in the words of the law: of one, or of a year's. */
export const messages = {
  nothingInReturn: 'No goods or services were provided in exchange for this contribution.',
  nothingInReturnForAll: 'No goods or services were provided in exchange for these contributions.',
  notDeductible: (legalName: string) =>
    `Gifts to ${legalName} are not deductible as charitable contributions for federal income tax purposes.`,
};
