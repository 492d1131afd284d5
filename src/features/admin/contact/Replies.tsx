import type { SentReply } from '#contracts/contact/dashboard.ts';
import { messages } from '#words/office/dashboard/inbox.ts';
import { formatInstant } from '../kit/instants.ts';
import { MailBadge } from '../kit/MailBadge.tsx';

/** What was written back, so that nobody answers twice. */
export function Replies({ replies }: { replies: readonly SentReply[] }) {
  if (replies.length === 0) return null;
  return (
    <section aria-label={messages.replies} className="flex flex-col gap-3">
      <h3 className="text-xl">{messages.replies}</h3>
      <ul className="flex flex-col gap-4">
        {replies.map(({ id, subject, text, status, createdAt }) => (
          <li key={id} className="flex flex-col gap-1 border-s-2 border-line ps-4">
            <span className="flex flex-wrap items-center gap-2 text-sm text-muted">
              {formatInstant(createdAt)}
              <MailBadge status={status} />
            </span>
            {text === '' ? (
              <p className="text-muted">{messages.wordsGone}</p>
            ) : (
              <>
                <span className="font-semibold">{subject}</span>
                <p className="whitespace-pre-line break-words">{text}</p>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
