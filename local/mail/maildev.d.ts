/* maildev 2 carries no types. Declared are the parts we use. */

declare module 'maildev/lib/mailserver.js' {
  import type { Server } from 'node:net';

  interface MailServer {
    create(port: number | string, host: string, directory: string): void;
    listen(): Promise<void>;
    close(done: () => void): void;
    loadMailsFromDirectory(): void;
    deleteAllEmail(done: () => void): void;
    smtp: {
      server: Server;
      connections: Set<{ close(): void }>;
      on(event: 'error', listener: (error: Error) => void): void;
      /** Answers whether email for a recipient is taken. */
      onRcptTo: (
        recipient: { address: string },
        session: unknown,
        answer: (error?: Error & { responseCode: number }) => void,
      ) => void;
    };
  }
  const mailServer: MailServer;
  export default mailServer;
}

declare module 'maildev/lib/web.js' {
  import type { Server } from 'node:http';
  import type { MailServer } from 'maildev/lib/mailserver.js';

  interface Web {
    start(
      port: number | string,
      host: string,
      mailServer: MailServer,
      user: undefined,
      password: undefined,
      basePath: string,
      secure: { https: boolean },
    ): void;
    close(done: () => void): void;
    server: Server;
  }
  const web: Web;
  export default web;
}

declare module 'maildev/lib/logger.js' {
  const logger: { setLevel(level: 0 | 1 | 2): void };
  export default logger;
}
