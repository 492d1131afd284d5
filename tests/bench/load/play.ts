import { setTimeout as pause } from 'node:timers/promises';
import { ask, type Caller, hangUp } from './ask.ts';
import { errandOf, type Place } from './errands.ts';

/** The time until a visitor's connection is taken: no errand, and told beside them. */
export const ARRIVAL = '(connect)';

/** What came of each errand. */
export interface Played {
  name: string;
  milliseconds: number;
  refusal: string | null;
}

export interface Plan {
  users: number;
  seconds: number;
  /** How long somebody looks at an answer, on average. */
  pauseSeconds: number;
}

/** After so many errands somebody else comes, from another address. */
const ERRANDS_A_VISIT = 4;

/**
 * Lets people run errands side by side until the time is over: each asks, looks at the answer for a while
 * and asks again; after a few errands the next one comes, with an address of their own.
 */
export async function play(place: Place, plan: Plan): Promise<Played[]> {
  const played: Played[] = [];
  const end = performance.now() + plan.seconds * 1000;
  let turns = 0;
  let visitors = 0;
  const visit = async () => {
    const caller: Caller = { ip: addressOf(visitors), headers: {} };
    visitors += 1;
    // A server that is at its limit takes one new connection in each turn of its loop, whatever is asked over
    // it. On Netlify the CDN takes them.
    const { milliseconds, refusal } = await ask(`${place.siteUrl}/`, caller);
    played.push({
      name: ARRIVAL,
      milliseconds,
      refusal: refusal?.startsWith('404') ? null : refusal,
    });
    for (let count = 0; count < ERRANDS_A_VISIT && performance.now() < end; count += 1) {
      turns += 1;
      const { name, errand } = errandOf(turns);
      const { milliseconds, refusal } = await errand(place, caller, turns);
      played.push({ name, milliseconds, refusal });
      // From half to one and a half times, spread by the golden ratio: the same in each run.
      await pause(plan.pauseSeconds * 1000 * (0.5 + ((turns * 0.618_034) % 1)));
    }
    hangUp(caller);
  };
  const user = async (index: number) => {
    // They do not all come in the same moment.
    await pause((index / plan.users) * plan.pauseSeconds * 1000);
    while (performance.now() < end) await visit();
  };
  await Promise.all(Array.from({ length: plan.users }, (_, index) => user(index)));
  return played;
}

/** 127.16.0.1 and on: all that begins with 127 is this machine. */
function addressOf(visitor: number): string {
  const [first, second] = [Math.floor(visitor / 62_500), Math.floor(visitor / 250) % 250];
  return `127.${16 + first}.${second}.${1 + (visitor % 250)}`;
}
