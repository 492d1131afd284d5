import { useEffect, useState } from 'react';
import { Alert } from '#components/ui/Alert.tsx';
import { PROBLEM } from '#contracts/payments/link-page.ts';
import { messages } from '#words/payments/link.ts';
import { LinkForm } from './LinkForm.tsx';

/** What was wrong with the link that led here, and a form to have a new one mailed. */
export function LinkRequest() {
  const [problem, setProblem] = useState<'unknown' | 'later'>('unknown');
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has(PROBLEM, 'later')) setProblem('later');
  }, []);
  return (
    <div className="flex flex-col gap-6">
      <Alert tone="error" title={messages[problem].title}>
        {messages[problem].text}
      </Alert>
      <LinkForm />
    </div>
  );
}
