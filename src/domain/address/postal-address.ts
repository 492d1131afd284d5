/** Where email reaches the program. What is not known is empty. */
export interface PostalAddress {
  street: string;
  city: string;
  state: string;
  zipCode: string;
}

/** The lines below the name on an envelope; none for what is not known. */
export function postalLines({ street, city, state, zipCode }: PostalAddress): string[] {
  const place = [city, `${state} ${zipCode}`.trim()].filter(Boolean).join(', ');
  return [street, place].filter(Boolean);
}

/** 'Calusa Coast Hoops, Inc., 2450 Heron Bay Road, Fort Myers, FL 33901': where checks are mailed to. */
export function mailingLine(payee: { legalName: string; mailingAddress: PostalAddress }): string {
  return [payee.legalName, ...postalLines(payee.mailingAddress)].join(', ');
}
