import type { Query, QueryDocumentSnapshot } from '@google-cloud/firestore';

const PAGE = 100;

/**
 * The documents of an ordered query, page by page, at most `most` of them. Goes by the last document
 * seen, so documents that stay as they are do not hold up the others.
 */
export async function* readPages<T>(
  query: Query<T>,
  most: number,
): AsyncGenerator<QueryDocumentSnapshot<T>> {
  let last: QueryDocumentSnapshot<T> | undefined;
  for (let seen = 0; seen < most; ) {
    const page = await (last ? query.startAfter(last) : query).limit(PAGE).get();
    yield* page.docs;
    seen += page.size;
    last = page.docs.at(-1);
    if (page.size < PAGE) return;
  }
}
