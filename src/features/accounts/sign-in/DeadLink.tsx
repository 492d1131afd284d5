import { Alert } from '#components/ui/Alert.tsx';
import { pageAddress } from '#words/page-address.ts';
import { messages as action } from '#words/sign-in/links.ts';
import { ForgotPassword } from './ForgotPassword.tsx';

/** For a link that leads nowhere: a new one for whoever asks, or the way in for who knows the password. */
export function DeadLink({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid gap-5">
      <Alert tone="error" title={title}>
        {text}
      </Alert>
      <ForgotPassword isExplained />
      <p className="border-t border-line pt-4">
        {action.knowsPassword}{' '}
        <a href={pageAddress('/auth')} className="py-2 font-medium underline underline-offset-4">
          {action.signIn}
        </a>
      </p>
    </div>
  );
}
