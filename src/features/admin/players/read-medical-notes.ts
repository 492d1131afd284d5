import { callApi } from '#browser/api.ts';
import { readMedicalNoteEndpoint } from '#contracts/players/dashboard.ts';

/** Side by side: enough to be quick, few enough for the server. */
const AT_ONCE = 4;
const NOT_ASKED_AGAIN: readonly string[] = ['second_factor_required', 'unauthorized'];

/**
 * The medical notes of several players, each read and so logged on its own. A player whose
 * notes could not be read is left out.
 * @param onProgress is told how many have been asked
 */
export async function readMedicalNotes(
  ids: readonly string[],
  onProgress: (asked: number) => void,
): Promise<Map<string, string | null>> {
  const found = new Map<string, string | null>();
  const waiting = [...ids];
  let asked = 0;
  async function readOn() {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const result = await callApi(readMedicalNoteEndpoint, { id });
      if (result.ok) found.set(id, result.data.text);
      // Canceled is canceled: each further one would ask for the code, or the password, again.
      else if (NOT_ASKED_AGAIN.includes(result.error.code)) waiting.length = 0;
      asked += 1;
      onProgress(asked);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  return found;
}
