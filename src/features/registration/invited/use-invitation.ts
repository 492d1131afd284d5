import { useEffect, useState } from 'react';
import { invitationCode } from './invitation-code.ts';

/** The code in the page's address, once the page is alive, and when another link is opened in this tab. */
export function useInvitation(): string | undefined {
  const [code, setCode] = useState<string>();
  useEffect(() => {
    const read = () => setCode(invitationCode());
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return code;
}
