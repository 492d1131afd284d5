import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Whether nothing listens on the port of this machine, on IPv4 or IPv6. */
export async function isFreePort(port: number): Promise<boolean> {
  const [v4, v6] = [await tryPort(port, '127.0.0.1'), await tryPort(port, '::')];
  return v4 !== undefined && v6 !== undefined;
}

/** Any free port. It can be taken before it is used: where a server takes 0 itself, prefer that. */
export async function findFreePort(): Promise<number> {
  const port = await tryPort(0, '127.0.0.1');
  if (port === undefined) throw new Error('This machine has no free port left.');
  return port;
}

/** The wished port, or any free one where another program has it. */
export async function claimPort(wished: number): Promise<number> {
  return (await isFreePort(wished)) ? wished : findFreePort();
}

/** The port when it could be listened on; undefined when it is taken. */
async function tryPort(port: number, host: string): Promise<number | undefined> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  } catch (error) {
    // A machine without IPv6 has nothing listening there either.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return code === 'EAFNOSUPPORT' || code === 'EADDRNOTAVAIL' ? port : undefined;
  } finally {
    server.close();
  }
}
