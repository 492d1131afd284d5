/** A place games are played at. All of them are invented; the towns are real. */
export interface Gym {
  location: string;
  address: string;
}

const gym = (name: string, street: string, city: string, zipCode: string): Gym => ({
  location: `${name}, ${city}`,
  address: `${street}, ${city}, FL ${zipCode}`,
});

export const HOME_GYM = gym('Heron Bay Gymnasium', '2450 Heron Bay Road', 'Fort Myers', '33901');

export const AWAY_GYMS = {
  breakwater: gym('Breakwater Recreation Center', '1180 Tarpon Key Blvd', 'Cape Coral', '33904'),
  gulfside: gym('Gulfside Athletic Center', '602 Seagrape Avenue', 'Naples', '34102'),
  cypress: gym('Cypress Bend Fieldhouse', '9415 Cypress Bend Way', 'Estero', '33928'),
  mangrove: gym('Mangrove Park Gym', '27 Old Depot Lane', 'Bonita Springs', '34135'),
  harborview: gym('Harborview Community Center', '318 Retta Pier Drive', 'Punta Gorda', '33950'),
  lantern: gym('Lantern Lake Gym', '5501 Homestead Trail', 'Lehigh Acres', '33936'),
  palmetto: gym('Palmetto Hall Arena', '7700 Palmetto Hall Road', 'Port Charlotte', '33952'),
} as const satisfies Record<string, Gym>;
