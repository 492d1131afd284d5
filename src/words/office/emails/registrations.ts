/** What the office is emailed about a registration. */
export const messages = {
  answers: (name: string, said: string) => `${name}. ${said}`,
  answer: (label: string, text: string) => `${label}: ${text}`,
  emergency: (name: string, phone: string) => `Emergency contact: ${name}, ${phone}.`,
  replaces: (numbers: string, count: number) =>
    `Replaces ${numbers}, which ${count === 1 ? 'was' : 'were'} canceled.`,
  address: (address: string) => `Address: ${address}.`,
};
