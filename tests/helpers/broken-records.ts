import { firestore } from '#server/gateways/firestore.ts';
import { CORPUS, documentOf, spoilAll } from '#tests/helpers/corpus.ts';

/* Stores records of the corpus as they are, and with something wrong in one place each. */

/** In every collection there is one good record of this id. */
export const HEALTHY = 'healthy';
const NEWEST = '2030-01-01T00:00:00.000Z';
/** A batch of Firestore holds 500 writes. */
const BATCH = 400;
/** One per process, or none that is stored broken can be told from an owner's. */
const SINGLE = new Set(['teamInformation', 'secondFactors', 'retentionMarks', 'brokenRecords']);

/** What the dashboard lists: of purges those that have not gone once yet. */
const LISTED: Readonly<Record<string, object>> = { cachePurges: { purgedAt: null } };

/** Whose the records are, as far as records have owners. */
interface Owner {
  uid: string;
  email: string;
}

/**
 * Of each collection a good record, the newest, and one of its specimens spoiled in every way.
 * @returns the ids of the spoiled ones, by collection
 */
export async function storeSpoiled(owner: Owner): Promise<Map<string, string[]>> {
  const ids = new Map<string, string[]>();
  const documents: { path: string; data: Record<string, unknown> }[] = [];
  for (const name of new Set(CORPUS.map(({ collection }) => collection))) {
    if (SINGLE.has(name)) continue;
    const specimen = mostOf(name);
    const data = ownedBy(owner, specimen) as Record<string, unknown>;
    const newest = 'createdAt' in data ? { createdAt: NEWEST } : {};
    const good = withId({ ...data, ...newest, ...LISTED[name] }, HEALTHY);
    documents.push({ path: `${name}/${HEALTHY}`, data: good });
    const spoiled = [...spoilAll(withId(data, 'spoiled'))];
    ids.set(name, []);
    for (const [index, one] of spoiled.entries()) {
      const id = `spoiled-${index}`;
      ids.get(name)?.push(id);
      const own = one.data.id === 'spoiled' ? withId(one.data, id) : one.data;
      documents.push({ path: `${name}/${id}`, data: own });
    }
  }
  for (let start = 0; start < documents.length; start += BATCH) {
    const batch = firestore().batch();
    for (const { path, data } of documents.slice(start, start + BATCH)) {
      batch.set(firestore().doc(path), { ...documentOf(data), searchTokens: ['spoiled'] });
    }
    await batch.commit();
  }
  return ids;
}

/** The specimen with the most in it. */
function mostOf(name: string): Record<string, unknown> {
  const own = CORPUS.filter(({ collection }) => collection === name).map(({ data }) => data);
  const approved = own.filter(({ status }) => status === 'approved');
  const sizes = (approved.length > 0 ? approved : own).map(
    (data) => [JSON.stringify(data).length, data] as const,
  );
  return sizes.sort(([a], [b]) => b - a)[0]?.[1] ?? {};
}

function withId(data: Record<string, unknown>, id: string): Record<string, unknown> {
  return 'id' in data ? { ...data, id } : data;
}

/** Every address in it is the owner's, and what was sent in is. */
function ownedBy(owner: Owner, value: unknown, key = ''): unknown {
  if (key === 'submittedBy' || key === 'uid') return owner.uid;
  if (typeof value === 'string') return /^\S+@\S+$/.test(value) ? owner.email : value;
  if (Array.isArray(value)) return value.map((one) => ownedBy(owner, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, ownedBy(owner, v, k)]));
}
