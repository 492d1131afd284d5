import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { badRequest } from './storage-error.ts';

const FaultSchema = z.object({
  /** The uploads it is for: those declared with exactly so many bytes. */
  size: z.int(),
  /** The connection is cut when so many bytes of the object are there. */
  cutAt: z.optional(z.int()),
  /** How often; once unless told. */
  times: z._default(z.int(), 1),
  /** No faster than this. */
  bytesPerSecond: z.optional(z.int()),
});
type Fault = z.infer<typeof FaultSchema>;

/** The bad lines of a test, each for uploads of one size so that tests side by side do not meet. */
export class Faults {
  readonly #faults = new Map<number, Fault>();

  set(given: unknown): void {
    const parsed = FaultSchema.safeParse(given);
    if (!parsed.success) throw badRequest(z.prettifyError(parsed.error));
    this.#faults.set(parsed.data.size, parsed.data);
  }

  clear(size: number): void {
    this.#faults.delete(size);
  }

  /** How many of these bytes still arrive before the line is cut; undefined when it holds. */
  bytesBeforeCut(size: number | null, received: number, arriving: number): number | undefined {
    const fault = size === null ? undefined : this.#faults.get(size);
    if (!fault || fault.cutAt === undefined || fault.times < 1) return undefined;
    if (received + arriving < fault.cutAt) return undefined;
    fault.times -= 1;
    return Math.max(0, fault.cutAt - received);
  }

  /** Takes the time that so many bytes take on this line. */
  async pace(size: number | null, bytes: number): Promise<void> {
    const speed = size === null ? undefined : this.#faults.get(size)?.bytesPerSecond;
    if (speed !== undefined) await wait((bytes / speed) * 1000);
  }
}
