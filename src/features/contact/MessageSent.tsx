import { Panel } from '#components/form/Panel.tsx';
import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { messages } from '#words/contact.ts';
import { pageAddress } from '#words/page-address.ts';

interface MessageSentProps {
  email: string;
  /** The promise of the site settings, such as '24 hours'. */
  answeredWithin: string | null;
  onAnother: () => void;
}

/** What has become of the message, in the place of the form and of the page's own head. */
export function MessageSent({ email, answeredWithin, onAnother }: MessageSentProps) {
  const { title, description } = messages.sent(answeredWithin);
  return (
    <Panel
      title={title}
      cheer={messages.thanks}
      thanks={
        <>
          <p>{description}</p>
          <p>{messages.acknowledged(email)}</p>
        </>
      }
      actions={
        <>
          <ButtonLink href={pageAddress('/schedules')}>{messages.schedule}</ButtonLink>
          <Button variant="outline" onClick={onAnother}>
            {messages.another}
          </Button>
        </>
      }
      next={messages.next}
    />
  );
}
