import { parseEnv } from 'node:util';
import { MAX_BYTES } from '#server/use-cases/deployment/check-environment.ts';
import { type Finding, fault, ok } from '#server/use-cases/deployment/finding.ts';

const SERVICE = 'Environment';

/** How long values are in real life, in bytes, where the example does not show it. */
const USUAL: Record<string, number> = {
  // A PEM of 2,048 bits with its 28 line breaks written as \n.
  FIREBASE_PRIVATE_KEY: 1_760,
  FIREBASE_CLIENT_EMAIL: 72,
  STORAGE_BUCKET: 48,
  STRIPE_SECRET_KEY: 107,
  // Two, while one endpoint takes the other's place.
  STRIPE_WEBHOOK_SECRET: 77,
  SANITY_API_TOKEN: 180,
  SMTP_URL: 128,
  // Two, while one takes the other's place.
  SECOND_FACTOR_KEYS: 104,
  BUILD_HOOK_URL: 64,
};
const ANY = 40;
/** For a laptop and tests: on the web, each service is at its own address. */
const ADDRESSES = /_(HOST|BASE|BASE_URL|ORIGIN)$/;
/** In the operator's file alone. */
const AT_HOME = 'SANITY_MANAGE_TOKEN';

/**
 * Pure: whether all variables of the example fit into a function, as long as they are in real life.
 * @param example the text of .env.example, optional ones commented out
 */
export function checkSize(example: string): Finding[] {
  const variables = parseEnv(example.replaceAll(/^# (?=[A-Z_]+=)/gm, ''));
  const sizes = Object.entries(variables)
    .filter(([name]) => !ADDRESSES.test(name) && name !== AT_HOME)
    .map(([name, value = '']) => ({
      name,
      bytes: Buffer.byteLength(name) + (USUAL[name] ?? Math.max(ANY, Buffer.byteLength(value))),
    }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= MAX_BYTES) {
    return [ok(SERVICE, `All ${sizes.length} variables take some ${total} of ${MAX_BYTES} bytes.`)];
  }
  const largest = sizes.toSorted((a, b) => b.bytes - a.bytes).slice(1, 4);
  const named = largest.map(({ name, bytes }) => `${name} ${bytes}`).join(', ');
  const says = `All ${sizes.length} variables take some ${total} bytes, and functions may have ${MAX_BYTES}.`;
  return [fault(SERVICE, says, `Put what is no secret into the code; the largest: ${named}.`)];
}
