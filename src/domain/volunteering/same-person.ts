/** What tells people apart in a form. */
export interface PersonDetails {
  name: string;
  phone: string;
  email: string | null;
}

/**
 * The details in which two entries are the same person: José and jose, 239-555-0100 and
 * +1 (239) 555 0100, ana+work@… and ana@….
 */
export function sharedDetails(one: PersonDetails, other: PersonDetails): (keyof PersonDetails)[] {
  return (['name', 'phone', 'email'] as const).filter((detail) => {
    const key = COMPARED[detail](one[detail] ?? '');
    return key !== '' && key === COMPARED[detail](other[detail] ?? '');
  });
}

const COMPARED: Record<keyof PersonDetails, (text: string) => string> = {
  name: (text) =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  phone: (text) => {
    const [number = '', extension = ''] = text.toLowerCase().split('x');
    const digits = number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
    return digits && `${digits}x${extension.replace(/\D/g, '')}`;
  },
  email: (text) =>
    text
      .trim()
      .toLowerCase()
      .replace(/\+[^@]*@/, '@'),
};
