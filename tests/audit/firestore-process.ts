/* The local Firestore in a process of its own, so that both cores have work; tells its parent where it is. */
import { startFirestore } from '#local/firestore/server.ts';

const options = JSON.parse(process.argv[2] ?? '{}') as Parameters<typeof startFirestore>[0];
const firestore = await startFirestore(options);
process.send?.({ url: firestore.url });
const close = async () => {
  await firestore.close();
  process.exit(0);
};
process.once('SIGTERM', close);
// Our parent is gone, however it ended.
process.once('disconnect', close);
