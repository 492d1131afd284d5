import type { Payer } from '#domain/payments/payment.ts';

/** Somebody the office hears from. */
export interface Person extends Payer {
  phone: string;
  address: string;
  city: string;
  state: 'FL';
  zipCode: string;
}

type Line = readonly [
  ...name: [first: string, last: string],
  ...contact: [phone: string, email?: string],
];

/** All of them invented, at numbers and addresses that belong to nobody. */
const PEOPLE = {
  thornton: ['Denise', 'Thornton', '239-555-0140'],
  fuentes: ['Carla', 'Fuentes', '239-555-0141'],
  baxter: ['Hannah', 'Baxter', '239-555-0142'],
  greer: ['Tamika', 'Greer', '239-555-0143'],
  lindqvist: ['Erik', 'Lindqvist', '239-555-0144'],
  hassan: ['Samira', 'Hassan', '239-555-0145'],
  okoro: ['Grace', 'Okoro', '239-555-0146'],
  marsh: ['Peter', 'Marsh', '239-555-0147'],
  /** Can sign in: the demo's parent. */
  bell: ['Jordan', 'Bell', '239-555-0148', 'parent@courtside.test'],
  whitlock: ['Renee', 'Whitlock', '239-555-0149'],
  castellanos: ['Ruth', 'Castellanos', '239-555-0170'],
  ortega: ['Samuel', 'Ortega', '239-555-0171'],
  nair: ['Priya', 'Nair', '239-555-0172'],
  kerr: ['Walter', 'Kerr', '239-555-0173'],
  voss: ['Eleanor', 'Voss', '239-555-0174'],
  abara: ['Chidi', 'Abara', '239-555-0175'],
  pell: ['Louise', 'Pell', '239-555-0176'],
  // Whose children played last season.
  delgado: ['Rosa', 'Delgado', '239-555-0177'],
  prescott: ['Andrea', 'Prescott', '239-555-0178'],
  iverson: ['Keith', 'Iverson', '239-555-0179'],
} as const satisfies Record<string, Line>;

export type PersonName = keyof typeof PEOPLE;

const STREETS = ['Marina Court', 'Palm Way', 'Coquina Street', 'Banyan Lane', 'Tarpon Avenue'];
const TOWNS = [
  ['Fort Myers', '33901'],
  ['Cape Coral', '33904'],
  ['Estero', '33928'],
  ['Lehigh Acres', '33936'],
] as const;

/** The person, with an address that is theirs. */
export function personOf(key: PersonName): Person {
  const [firstName, lastName, phone, email]: Line = PEOPLE[key];
  const place = Object.keys(PEOPLE).indexOf(key);
  const [city, zipCode] = TOWNS[place % TOWNS.length] ?? TOWNS[0];
  return {
    firstName,
    lastName,
    phone,
    city,
    zipCode,
    state: 'FL',
    email: email ?? `${firstName}.${lastName}@example.com`.toLowerCase(),
    address: `${118 + place * 37} ${STREETS[place % STREETS.length]}`,
  };
}

export function payerOf(key: PersonName): Payer {
  const { firstName, lastName, email } = personOf(key);
  return { firstName, lastName, email };
}
