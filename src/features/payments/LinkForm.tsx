import { useMailedRequest } from '#browser/forms/use-mailed-request.ts';
import { EmailField } from '#components/form/EmailField.tsx';
import { Honeypot } from '#components/form/Honeypot.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { LaterAlert } from '#components/ui/LaterAlert.tsx';
import { messages } from '#words/payments/link.ts';

/** Has a new link to one's payments mailed. @param quiet where something else comes first */
export function LinkForm({ quiet = false }: { quiet?: boolean }) {
  const { formProps, errors, failure, busy, sent } = useMailedRequest({
    name: 'payment-link',
    rules: async () => (await import('./request-link.ts')).rules,
  });
  return (
    <section aria-label={messages.heading}>
      {!quiet && <h2 className="text-h3">{messages.heading}</h2>}
      <p className="mt-1 mb-4 text-muted">{messages.text}</p>
      <form {...formProps} className="grid gap-4">
        <EmailField name="email" label={messages.email} errors={errors} autoComplete="email" />
        <Honeypot />
        {failure && <Alert tone="error" title={failure} />}
        <LaterAlert shown={sent} tone="success" title={messages.sent.title}>
          {messages.sent.text}
        </LaterAlert>
        <Button type="submit" variant={quiet ? 'outline' : 'primary'} size="lg" loading={busy}>
          {busy ? messages.submitting : messages.submit}
        </Button>
      </form>
    </section>
  );
}
