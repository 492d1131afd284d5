/** What a person reads where the registration form cannot be as it is.  */
export const messages = {
  age: (from: number, to: number) => `Choose an age from ${from} to ${to}.`,
  grade: (from: string, to: string) => `Choose a grade from ${from} to ${to}.`,
  agreeToTerms: 'Please check this box to agree to the Terms of Service.',
  agreeToWaiver: 'Please check this box to agree to the Liability Waiver.',
  leastPlayers: 'Register at least one player.',
  mostPlayers: (most: number) => `You can register up to ${most} players on one form.`,
  signedName: (guardian: string) => `Type the parent's full name as entered above: ${guardian}.`,
  states: (states: string) => `Choose ${states}. We only register players from there.`,
};
