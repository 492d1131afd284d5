import { useEffect, useState } from 'react';
import { useMailedRequest } from '#browser/forms/use-mailed-request.ts';
import { EmailField } from '#components/form/EmailField.tsx';
import { Honeypot } from '#components/form/Honeypot.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { PROBLEM } from '#contracts/payments/link-page.ts';
import { messages } from '#words/payments/link.ts';

/** What was wrong with the link that led here, and a form to have a new one mailed. */
export function LinkRequest() {
  const [problem, setProblem] = useState<'unknown' | 'later'>('unknown');
  const { form, errors, failure, busy, onSubmit, onInput, sent } = useMailedRequest({
    name: 'payment-link',
    rules: async () => (await import('./request-link.ts')).rules,
    read: ({ email }) => ({ email }),
  });
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has(PROBLEM, 'later')) setProblem('later');
  }, []);
  return (
    <div className="flex flex-col gap-8">
      <Alert tone="error" title={messages[problem].title}>
        {messages[problem].text}
      </Alert>
      <section aria-labelledby="new-link" className="rounded-lg border border-line p-5">
        <h2 id="new-link" className="text-h3">
          {messages.heading}
        </h2>
        <p className="mt-1 mb-4 text-muted">{messages.text}</p>
        <form
          ref={form}
          method="post"
          noValidate
          onSubmit={onSubmit}
          onInput={onInput}
          className="grid gap-4"
        >
          <EmailField name="email" label={messages.email} errors={errors} autoComplete="email" />
          <Honeypot />
          {failure && <Alert tone="error" title={failure} />}
          {sent && (
            <Alert tone="success" title={messages.sent.title}>
              {messages.sent.text}
            </Alert>
          )}
          <Button type="submit" loading={busy} className="justify-self-start">
            {busy ? messages.submitting : messages.submit}
          </Button>
        </form>
      </section>
    </div>
  );
}
