/** Where everything of this run is. */
export interface StudioServices {
  studio: string;
  content: string;
  functions: string;
  /** See helpers/build-hook.ts. */
  buildHook: string;
  /** `POST` takes the content down and brings it back with its data. */
  restartContent: string;
}

const VARIABLE = 'STUDIO_SERVICES';

/** From the global setup to the workers, which inherit its environment. */
export function shareServices(services: StudioServices): void {
  process.env[VARIABLE] = JSON.stringify(services);
}

export function readServices(): StudioServices {
  return JSON.parse(process.env[VARIABLE] ?? '{}') as StudioServices;
}
