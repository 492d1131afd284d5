import { type App, cert, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import {
  type DocumentReference,
  type Firestore,
  initializeFirestore,
} from 'firebase-admin/firestore';
import { siteSettings } from './content/site-settings.ts';
import { type DemoAccount, demoAccounts } from './records/demo-accounts.ts';
import { seedGames } from './records/seed-games.ts';
import { seedMedicalNote, seedPlayers } from './records/seed-players.ts';
import { seedProfile } from './records/seed-profile.ts';
import { seedTeamInformation } from './records/seed-team-information.ts';

export interface SeedRecordsOptions {
  /** The moment that "upcoming" and "played" are seen from. */
  now: Date;
  /** IANA name; the demo program's own unless told. */
  timeZone?: string;
}

/**
 * Writes the demo program's records and sign-ins into the emulators. Nothing that exists is ever
 * overwritten, and a season once written is not written again: a game that staff deleted stays
 * deleted after the next start. The sign-ins are looked for every time, because the Auth emulator
 * forgets them when it is killed.
 * @throws Error when an emulator's address is missing: these passwords must never reach a real project.
 */
export async function seedRecords(options: SeedRecordsOptions): Promise<void> {
  const { now, timeZone = siteSettings.timeZone } = options;
  const app = connectToEmulators();
  try {
    const firestore = initializeFirestore(app, { preferRest: true });
    await seedAccounts(getAuth(app), firestore, now);
    await seedSeason(firestore, now, timeZone);
    await seedDemoPlayers(firestore, now);
  } finally {
    await deleteApp(app);
  }
}

/**
 * The emulators' project, with the powers of the server.
 * @throws Error when an emulator's address is missing
 */
export function connectToEmulators(): App {
  const read = (name: string) => {
    const value = process.env[name];
    if (!value) throw new Error(`The demo records cannot be seeded: ${name} is not set.`);
    return value;
  };
  read('FIRESTORE_EMULATOR_HOST');
  read('FIREBASE_AUTH_EMULATOR_HOST');
  const projectId = read('FIREBASE_PROJECT_ID');
  const clientEmail = read('FIREBASE_CLIENT_EMAIL');
  const privateKey = read('FIREBASE_PRIVATE_KEY');
  return initializeApp(
    { projectId, credential: cert({ projectId, clientEmail, privateKey }) },
    `seed-${crypto.randomUUID()}`,
  );
}

async function seedAccounts(auth: Auth, firestore: Firestore, now: Date): Promise<void> {
  for (const account of demoAccounts) {
    const uid = await findOrCreateUser(auth, account);
    await createUnlessThere(
      firestore.collection('profiles').doc(uid),
      seedProfile(account, uid, now),
    );
  }
}

async function findOrCreateUser(auth: Auth, account: DemoAccount): Promise<string> {
  const found = await auth.getUsers([{ email: account.email }]);
  const [user] = found.users;
  if (user) return user.uid;
  const created = await auth.createUser({
    uid: account.uid,
    email: account.email,
    password: account.password,
    displayName: `${account.firstName} ${account.lastName}`,
    emailVerified: true,
  });
  return created.uid;
}

/**
 * Writes the season and the team record, once. The marker is written last: a seeding that was
 * interrupted is completed by the next one.
 */
export async function seedSeason(firestore: Firestore, now: Date, timeZone: string): Promise<void> {
  const marker = firestore.collection('seeds').doc('demo-season');
  if ((await marker.get()).exists) return;
  await Promise.all([
    createUnlessThere(firestore.doc('teamInformation/current'), seedTeamInformation),
    ...seedGames(now, timeZone).map((game) =>
      createUnlessThere(firestore.collection('games').doc(game.id), game),
    ),
  ]);
  await createUnlessThere(marker, { seededAt: now.toISOString() });
}

/** Writes the demo's players, once: who was deleted stays deleted. */
async function seedDemoPlayers(firestore: Firestore, now: Date): Promise<void> {
  const marker = firestore.collection('seeds').doc('demo-players');
  if ((await marker.get()).exists) return;
  const note = seedMedicalNote(now);
  await Promise.all([
    createUnlessThere(firestore.collection('medicalNotes').doc(note.profileId), note),
    ...seedPlayers(now).map(({ id, data }) =>
      createUnlessThere(firestore.collection('profiles').doc(id), data),
    ),
  ]);
  await createUnlessThere(marker, { seededAt: now.toISOString() });
}

/** gRPC status 6 (ALREADY_EXISTS) is the answer we hope for on a second start. */
async function createUnlessThere(reference: DocumentReference, data: object): Promise<void> {
  try {
    await reference.create(data);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 6)) throw error;
  }
}

if (import.meta.main) await seedRecords({ now: new Date() });
