import type { MailPreview } from '#contracts/families/mails.ts';
import { messages } from '#words/office/dashboard/families/email-statement.ts';

/** An email as it would go: to whom, its subject and its words. */
export function MailText({ mail: { to, subject, text } }: { mail: MailPreview }) {
  return (
    <section className="rounded-lg border border-line p-4 text-sm">
      <p className="text-muted wrap-anywhere">{messages.to(to)}</p>
      <h3 className="font-body text-base font-semibold tracking-normal wrap-anywhere">{subject}</h3>
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{text}</p>
    </section>
  );
}
