/** A part of an answer: words, an address to write to, or a number to call. */
export type ToldPart = string | { email: string } | { phone: string };

/** An answer of a record as the office reads it, in a dialog and in an email. */
export interface Told {
  label: string;
  /** None where it was left out. */
  parts: readonly ToldPart[];
  /** Written in several lines. */
  isLong?: boolean;
}

/** An answer in words alone: 'Ben Cole, 239-555-0125'; empty where it was left out. */
export function inWords({ parts }: Pick<Told, 'parts'>): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'email' in part ? part.email : part.phone;
    })
    .join(', ');
}
