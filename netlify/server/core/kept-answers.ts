/* Public answers that this process keeps for a moment, by a name such as their address. */

/** An answer that can be given many times. */
export interface EncodedAnswer {
  status: number;
  headers: readonly (readonly [string, string])[];
  body: ArrayBuffer;
}

interface KeptAnswer {
  tag: string;
  /** In milliseconds, as `Date.now`; none while it is being made. */
  until: number | null;
  answer: Promise<EncodedAnswer>;
}

const kept = new Map<string, KeptAnswer>();

/**
 * The answer of a name: the one that is being made or was made a moment ago, or else a new one. Only
 * what was answered with 200 is kept.
 * @param tag what `forgetKept` names it by
 * @returns the answer, and whether it may be older than what is known: it was made for an earlier request, or
 *   was forgotten while it was being made
 */
export async function answerOnce(
  name: string,
  tag: string,
  keepMs: number,
  make: () => Promise<EncodedAnswer>,
): Promise<{ answer: EncodedAnswer; isEarlier: boolean }> {
  const known = kept.get(name);
  if (known && (known.until === null || known.until > Date.now())) {
    return { answer: await known.answer, isEarlier: true };
  }
  const own: KeptAnswer = { tag, until: null, answer: make() };
  kept.set(name, own);
  const drop = () => {
    if (kept.get(name) === own) kept.delete(name);
  };
  try {
    const answer = await own.answer;
    const isEarlier = kept.get(name) !== own;
    if (answer.status === 200) own.until = Date.now() + keepMs;
    else drop();
    return { answer, isEarlier };
  } catch (error) {
    drop();
    throw error;
  }
}

/** Forgets what has a tag, and what is being made of it: it may have been read before the change. */
export function forgetKept(tag: string): void {
  for (const [name, answer] of kept) if (answer.tag === tag) kept.delete(name);
}
