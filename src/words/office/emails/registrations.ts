/** What the office is emailed about a registration. */
export const messages = {
  answers: (name: string, said: string) => `${name}. ${said}`,
  answer: (label: string, text: string) => `${label}: ${text}`,
  emergency: (name: string, phone: string) => `Emergency contact: ${name}, ${phone}.`,
  replaces: (numbers: string, count: number) =>
    `Replaces ${numbers}, which ${count === 1 ? 'was' : 'were'} canceled.`,
  leftOutSubject: (label: string) => `${label}: a player is no longer registered`,
  leftOut: (by: string, number: string, before: string) =>
    `${by} sent registration ${number}. It replaces registration ${before}, which is canceled.`,
  noLonger: (names: string, count: number) =>
    `${names} ${count === 1 ? 'is' : 'are'} not in the new one and no longer registered. Please ask the family if this was a mistake.`,
  leftOutGone:
    'Their bills are canceled. We deleted new players and their medical notes. Players of another season stay, as past players. Printed emergency sheets are out of date.',
  address: (address: string) => `Address: ${address}.`,
};
