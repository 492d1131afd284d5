import { deleteApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { connectToEmulators } from '../seed/seed-firestore.ts';

/** The record behind the Team Info tab as JSON, as `npm run build` hands it to the pages; undefined while there is none. */
export async function readTeamInformation(): Promise<string | undefined> {
  const app = connectToEmulators();
  try {
    const firestore = initializeFirestore(app, { preferRest: true });
    const team = (await firestore.doc('teamInformation/current').get()).data();
    return team && JSON.stringify(team);
  } finally {
    await deleteApp(app);
  }
}
