import { PROJECT_ID } from '../env.ts';
import { connectToEmulator } from '../firestore/client.ts';

/** The record behind the Team Info tab as JSON, as `npm run build` hands it to the pages; undefined while there is none. */
export async function readTeamInformation(): Promise<string | undefined> {
  const firestore = connectToEmulator(PROJECT_ID);
  try {
    const team = (await firestore.doc('teamInformation/current').get()).data();
    return team && JSON.stringify(team);
  } finally {
    await firestore.terminate();
  }
}
