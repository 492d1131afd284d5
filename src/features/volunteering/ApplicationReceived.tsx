import { Received } from '#components/form/Received.tsx';
import { messages } from '#words/volunteering.ts';

interface ApplicationReceivedProps {
  email: string;
  answeredWithin: string | null;
}

/** What has become of the application, above the form that is blank again. */
export function ApplicationReceived({ email, answeredWithin }: ApplicationReceivedProps) {
  const { title, description } = messages.submitted(answeredWithin);
  return (
    <Received title={title} next={messages.next}>
      <p>{description}</p>
      <p>{messages.acknowledged(email)}</p>
    </Received>
  );
}
