/** What the office is emailed about a registration. */
export const messages = {
  answers: (name: string, said: string) => `${name}. ${said}`,
  answer: (label: string, text: string) => `${label}: ${text}`,
  emergency: (name: string, phone: string) => `Emergency contact: ${name}, ${phone}.`,
  replaces: (numbers: string) => `Replaces ${numbers}, which was canceled.`,
  address: (address: string) => `Address: ${address}.`,
};
