import { brokenRecords } from '../../gateways/firestore.ts';

/**
 * How many records of these collections are known not to be readable: what sums over them may leave out.
 * @param collections by name, such as 'payments'
 */
export async function countBroken(collections: readonly string[]): Promise<number> {
  const counts = await Promise.all(
    collections.map(async (name) => {
      // '0' comes right after '/'.
      const own = brokenRecords().where('path', '>=', `${name}/`).where('path', '<', `${name}0`);
      return (await own.count().get()).data().count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** All of them. */
export async function countAllBroken(): Promise<number> {
  return (await brokenRecords().count().get()).data().count;
}
