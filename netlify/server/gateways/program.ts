import type { Settings } from '#domain/settings/settings.ts';
import { serviceUnavailable, withDeadline } from '../core/deadline.ts';
import { readBuiltSite } from './built-site.ts';
import { readSettings } from './content.ts';

/** What the games need to know of the program. */
export type Program = Pick<Settings, 'programName' | 'timeZone'>;

/** Leaves time to ask the website in the same request. */
const CONTENT_MS = 4_000;

/**
 * The program's name and time zone as they are published, or else as the website that is up was built with:
 * a game is called off while content does not answer, too.
 * @throws AppError service_unavailable where neither can be asked
 */
export async function readProgram(): Promise<Program> {
  try {
    return await withDeadline(readSettings(), CONTENT_MS, 'settings');
  } catch (error) {
    const built = (await readBuiltSite())?.program;
    if (built === undefined) throw serviceUnavailable(error);
    return built;
  }
}
