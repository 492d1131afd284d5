import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { pageAddress } from '#words/page-address.ts';
import { messages as action } from '#words/sign-in/links.ts';
import { ForgotPassword } from './ForgotPassword.tsx';

interface DeadLinkProps {
  title: string;
  text?: string;
}

/** For a link that leads nowhere: a new one for whoever asks, or the way in for who knows the password. */
export function DeadLink({ title, text }: DeadLinkProps) {
  return (
    <section aria-labelledby="dead-link" className="grid gap-4">
      <h2 id="dead-link" className="text-h2">
        {title}
      </h2>
      {text && <p className="text-lead text-muted">{text}</p>}
      <ForgotPassword />
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5">
        {action.knowsPassword}
        <ButtonLink href={pageAddress('/auth')} variant="outline">
          {action.signIn}
        </ButtonLink>
      </p>
    </section>
  );
}
