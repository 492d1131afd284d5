/*
 * The program of each local service's process: `service-process.ts <service> <address of the site>`.
 * It ends with the process that started it, however that one ends.
 */
import type { Service } from '../service.ts';
import { SERVICES, type ServiceEntry, type ServiceId } from './service-table.ts';

const [id = '', siteUrl = ''] = process.argv.slice(2);
const entry: ServiceEntry = SERVICES[id as ServiceId];
const starting = entry.start(siteUrl);

let closing: Promise<void> | undefined;

/** A browser that holds a connection open must not hold up the end. */
const CLOSE_WITHIN_MS = 10_000;

function close(): void {
  setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
  closing ??= starting
    .then((service) => service.close())
    .catch((error: unknown) => console.error(error))
    .finally(() => process.exit());
}

// The terminal's Ctrl-C and npm's own signal may both arrive: the first is enough.
process.on('SIGTERM', close);
process.on('SIGINT', close);
process.on('disconnect', close);

try {
  const { url, smtpUrl, ended }: Service & { smtpUrl?: string } = await starting;
  process.send?.({ url, ...(smtpUrl && { smtpUrl }) });
  await ended;
  if (ended && !closing) process.exit(1);
} catch (error) {
  console.error(error);
  process.exit(1);
}
