import { useEffect, useRef } from 'react';
import { currentPath, signInAddress } from '#browser/session/return-path.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { messages } from '#words/upload.ts';

/** The session is over, and files are chosen, which no other page can take over: says so, and opens the page's dialog. */
export function SignInAgain() {
  const link = useRef<HTMLAnchorElement>(null);
  // Whoever waits for their files looks further down.
  useEffect(() => link.current?.click(), []);
  const { title, text, action } = messages.sessionOver;
  return (
    <div className="mb-8">
      <Alert
        tone="error"
        title={title}
        action={
          <a
            ref={link}
            href={signInAddress(currentPath())}
            data-sign-in=""
            className="font-semibold text-secondary-text underline"
          >
            {action}
          </a>
        }
      >
        {text}
      </Alert>
    </div>
  );
}
