import type { Service } from '#local/service.ts';

/** A service that a test can take down and bring back at the same address, with its data. */
export interface Restartable<S extends Service = Service> {
  readonly url: string;
  /** What the running service answered when it started. */
  readonly running: S;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** @param open starts the service on the port it is given; the first time that is 0 */
export async function makeRestartable<S extends Service>(
  open: (port: number) => Promise<S>,
): Promise<Restartable<S>> {
  let running = await open(0);
  let isUp = true;
  const port = Number(new URL(running.url).port);
  return {
    url: running.url,
    get running() {
      return running;
    },
    stop: async () => {
      if (isUp) await running.close();
      isUp = false;
    },
    start: async () => {
      if (!isUp) running = await open(port);
      isUp = true;
    },
  };
}
