import { Alert } from '#components/ui/Alert.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { pageAddress } from '#words/page-address.ts';
import { messages } from '#words/payments/pay.ts';
import { LinkForm } from './LinkForm.tsx';

/** For who opened the page without a link: two other ways to pay. */
export function NoLink() {
  const { noLink, inAccount } = messages;
  return (
    <div className="grid gap-8">
      <Alert title={noLink.title}>{noLink.text}</Alert>
      <section aria-labelledby="in-account">
        <h2 id="in-account" className="text-h3">
          {inAccount.title}
        </h2>
        <p className="mt-1 mb-4 text-muted">{inAccount.text}</p>
        <ButtonLink href={pageAddress('/account')}>{inAccount.button}</ButtonLink>
      </section>
      <LinkForm quiet />
    </div>
  );
}
