/*
 * What a form that opens a payment brings along, so that sending thousands costs something: sixteen
 * numbers, each found by trying about 256. A phone of ten years ago takes a second or two, once. It is
 * bound to the form's idempotency key, so it opens one record and is worth nothing for another.
 */

const PUZZLES = 16;
const PROOF = /^\d{1,7}(\.\d{1,7}){15}$/;

/** The header it is sent in. */
export const PROOF_HEADER = 'x-proof';

/** Finds the proof for an idempotency key. */
export async function solveProof(key: string): Promise<string> {
  const puzzles = Array.from({ length: PUZZLES }, (_, puzzle) => solvePuzzle(key, puzzle));
  return (await Promise.all(puzzles)).join('.');
}

/** Whether this is a proof for that key; sixteen hashes. */
export async function isProof(key: string, proof: string): Promise<boolean> {
  if (!PROOF.test(proof)) return false;
  const solved = proof.split('.').map((nonce, puzzle) => isSolved(key, puzzle, nonce));
  return (await Promise.all(solved)).every(Boolean);
}

async function solvePuzzle(key: string, puzzle: number): Promise<number> {
  let nonce = 0;
  while (!(await isSolved(key, puzzle, nonce))) nonce += 1;
  return nonce;
}

async function isSolved(key: string, puzzle: number, nonce: number | string): Promise<boolean> {
  const text = new TextEncoder().encode(`${key} ${puzzle} ${nonce}`);
  const [first] = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return first === 0;
}
