import type { Firestore } from '@google-cloud/firestore';
import { type Bucket, Storage } from '@google-cloud/storage';
import { type App, cert, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { noSecondFactor } from '#domain/access/second-factor.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { connectToEmulator } from '../firestore/client.ts';
import { siteSettings } from './content/site-settings.ts';
import { type DemoAccount, demoAccounts } from './records/demo-accounts.ts';
import { seedPastGames } from './records/past-games.ts';
import { seedGames } from './records/seed-games.ts';
import { seedProfile } from './records/seed-profile.ts';
import { seedTeamInformation } from './records/seed-team-information.ts';
import { seedOffice } from './seed-office.ts';
import type { SeededDocument } from './seeded-document.ts';
import { isSeeded, writeOnce } from './write-once.ts';

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
  const bucket = emulatedBucket();
  const app = connectToEmulators();
  const firestore = connectToEmulator(readVariable('FIREBASE_PROJECT_ID'));
  try {
    await seedAccounts(getAuth(app), firestore, now);
    await seedSeason(firestore, now, timeZone);
    await seedOffice(firestore, bucket, now, timeZone);
  } finally {
    await firestore.terminate();
    await deleteApp(app);
  }
}

/**
 * Sign-ins of the emulators' project, with the powers of the server.
 * @throws Error when an emulator's address is missing
 */
function connectToEmulators(): App {
  readVariable('FIREBASE_AUTH_EMULATOR_HOST');
  const projectId = readVariable('FIREBASE_PROJECT_ID');
  const clientEmail = readVariable('FIREBASE_CLIENT_EMAIL');
  const privateKey = readVariable('FIREBASE_PRIVATE_KEY');
  return initializeApp(
    { projectId, credential: cert({ projectId, clientEmail, privateKey }) },
    `seed-${crypto.randomUUID()}`,
  );
}

/**
 * The emulator's bucket. Not by `firebase-admin/storage`, which notes the emulator's address in the
 * environment of this process and of those it starts, where it stays when the emulator has moved.
 */
function emulatedBucket(): Bucket {
  const apiEndpoint = `http://${readVariable('FIREBASE_STORAGE_EMULATOR_HOST')}`;
  const projectId = readVariable('FIREBASE_PROJECT_ID');
  return new Storage({ apiEndpoint, projectId }).bucket(readVariable('STORAGE_BUCKET'));
}

function readVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The demo records cannot be seeded: ${name} is not set.`);
  return value;
}

async function seedAccounts(auth: Auth, firestore: Firestore, now: Date): Promise<void> {
  for (const account of demoAccounts) {
    const uid = await findOrCreateUser(auth, firestore, account, now);
    await createUnlessThere(firestore, seedProfile(account, uid, now));
  }
}

async function findOrCreateUser(
  auth: Auth,
  firestore: Firestore,
  account: DemoAccount,
  now: Date,
): Promise<string> {
  const found = await auth.getUsers([{ email: account.email }]);
  const [user] = found.users;
  if (user) return user.uid;
  const created = await auth.createUser({
    uid: account.uid,
    email: account.email,
    password: account.password,
    displayName: fullName(account),
    emailVerified: true,
  });
  const { uid, tokensValidAfterTime: passwordSince = null } = created;
  // As by the link of a verification email.
  await auth.setCustomUserClaims(uid, { ownedAddress: account.email });
  // Its length is known, so the office only has to connect an authenticator app.
  if (account.role === 'admin') {
    const factor = { ...noSecondFactor(uid, now), passwordSince };
    await firestore.collection('secondFactors').doc(uid).set(factor);
  }
  return uid;
}

/** Writes the season, the one before it and the team record, once. */
export async function seedSeason(firestore: Firestore, now: Date, timeZone: string): Promise<void> {
  const marker = 'demo-season';
  if (await isSeeded(firestore, marker)) return;
  const games = seedGames(now, timeZone).map((game) => [`games/${game.id}`, game] as const);
  const past = seedPastGames(now, timeZone).map((game) => [`pastGames/${game.id}`, game] as const);
  const team = ['teamInformation/current', seedTeamInformation] as const;
  await writeOnce(firestore, marker, [team, ...games, ...past], now);
}

/** gRPC status 6 (ALREADY_EXISTS) is the answer we hope for on a second start. */
async function createUnlessThere(
  firestore: Firestore,
  { collection, id, data }: SeededDocument,
): Promise<void> {
  try {
    await firestore.collection(collection).doc(id).create(data);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 6)) throw error;
  }
}

if (import.meta.main) await seedRecords({ now: new Date() });
