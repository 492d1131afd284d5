import { useEffect, useState } from 'react';
import type { LinkOutcome } from '#browser/session/mailed-link.ts';
import { messages } from '#words/calls.ts';

export interface MailedLink {
  mode: 'verifyEmail' | 'resetPassword';
  code: string;
}

/** What is known of the link that led here; null where the address is not that of a link. */
export function useMailedLink() {
  const [link, setLink] = useState<MailedLink | null>();
  const [found, setFound] = useState<LinkOutcome<string>>();

  useEffect(() => {
    const opened = readLink();
    setLink(opened);
    if (opened) void read(opened.code).then(setFound);
  }, []);

  /** Asks again where we could not be reached. */
  async function retry() {
    if (!link) return;
    setFound(undefined);
    setFound(await read(link.code));
  }

  return { link, found, retry };
}

async function read(code: string): Promise<LinkOutcome<string>> {
  try {
    return await (await import('#browser/session/mailed-link.ts')).readMailedLink(code);
  } catch {
    // Its script could not be loaded.
    return { ok: false, isSpent: false, message: messages.network };
  }
}

function readLink(): MailedLink | null {
  const query = new URLSearchParams(window.location.search);
  const mode = query.get('mode');
  // Links of the sign-in service itself have a code of another kind: it counts as spent here.
  const code = query.get('code') ?? query.get('oobCode');
  if (!code || (mode !== 'verifyEmail' && mode !== 'resetPassword')) return null;
  return { mode, code };
}
