import { Alert } from '#components/ui/Alert.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { pageAddress } from '#words/page-address.ts';
import { messages } from '#words/payments/pay.ts';
import { LinkForm } from './LinkForm.tsx';

/** For who opened the page without a link: the account first, and a new link for who pays without one. */
export function NoLink() {
  const { noLink, inAccount, newLink } = messages;
  return (
    <div className="grid gap-6">
      <Alert title={noLink.title}>{noLink.text}</Alert>
      <section aria-labelledby="in-account">
        <h2 id="in-account" className="text-h3">
          {inAccount.title}
        </h2>
        <p className="mt-1 mb-4 text-muted">{inAccount.text}</p>
        <ButtonLink href={pageAddress('/account')} size="lg" className="w-full">
          {inAccount.button}
        </ButtonLink>
      </section>
      <details>
        <summary className="w-fit list-none py-1 font-medium text-secondary-text underline [&::-webkit-details-marker]:hidden">
          {newLink}
        </summary>
        <div className="mt-4">
          <LinkForm quiet />
        </div>
      </details>
    </div>
  );
}
