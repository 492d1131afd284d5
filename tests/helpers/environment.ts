import process from 'node:process';

/**
 * Remembers the environment of this process; the answer puts it back. In place, because packages hold on
 * to `process.env` itself.
 */
export function keepEnvironment(): () => void {
  const kept = { ...process.env };
  return () => {
    for (const name of Object.keys(process.env)) {
      if (!(name in kept)) delete process.env[name];
    }
    Object.assign(process.env, kept);
  };
}
