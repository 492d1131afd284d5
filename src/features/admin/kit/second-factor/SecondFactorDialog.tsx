import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $secondFactor, answerSecondFactor } from '#browser/second-factor.ts';
import { onTouch } from '#components/page/lazy-part.ts';

/** Needed once in a while, and it draws QR codes. */
const WINDOW = onTouch(async () => (await import('./SecondFactorWindow.tsx')).SecondFactorWindow);

/**
 * Opens whenever the server wants the second factor, over whatever is open: that stays as it is, and
 * goes on once the factor is passed.
 */
export function SecondFactorDialog({ email }: { email: string }) {
  const answer = useStore($secondFactor);
  const [SecondFactorWindow, setWindow] = useState(() => WINDOW.component);
  useEffect(() => {
    answerSecondFactor(true);
    return () => answerSecondFactor(false);
  }, []);
  useEffect(() => {
    if (!answer) return;
    void WINDOW.load().then((isThere) => {
      if (isThere) setWindow(() => WINDOW.component);
      // What was to be done is refused, and says so. The next try loads it again.
      else answer(false);
    });
  }, [answer]);
  if (!answer || !SecondFactorWindow) return null;
  return <SecondFactorWindow email={email} onDone={answer} />;
}
