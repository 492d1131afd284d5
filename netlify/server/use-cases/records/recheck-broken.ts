import { readable, readOne } from '../../core/broken-records.ts';
import { allCollections } from '../../gateways/all-collections.ts';
import { brokenRecords } from '../../gateways/firestore.ts';

/** So many notes are looked at again; nobody fixes more in a day. */
const MAX_NOTES = 200;

/** Looks again at the records that could not be read: of those that can be by now, or are gone, the note goes. */
export async function recheckBrokenRecords(): Promise<void> {
  const notes = await brokenRecords().orderBy('seenAt', 'desc').limit(MAX_NOTES).get();
  const collections = allCollections();
  await Promise.all(
    readable(notes.docs).map(async ({ id, path }) => {
      const [name = '', key = ''] = path.split('/');
      const found = await collections.get(name)?.doc(key).get();
      const isMended = found !== undefined && (!found.exists || readOne(found) !== undefined);
      if (isMended) await brokenRecords().doc(id).delete();
    }),
  );
}
