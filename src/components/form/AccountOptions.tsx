import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { pageAddress } from '#words/page-address.ts';

interface AccountOptionsProps {
  title: string;
  text: string;
  /** On the button. */
  signIn: string;
  /** Whether the dialog offers to create an account, too: that of the registration alone does (specification §2). */
  withSignUp?: boolean;
}

/** For signed-out visitors: an account is possible, not needed. The header's script says who that is. */
export function AccountOptions({ title, text, signIn, withSignUp = false }: AccountOptionsProps) {
  return (
    <section
      aria-labelledby="account-options"
      className="flex flex-wrap items-center justify-between gap-x-4 rounded-lg border border-line p-4 in-data-[session=signed-in]:hidden"
    >
      <h2 id="account-options" className="text-xl">
        {title}
      </h2>
      <ButtonLink
        href={pageAddress('/auth')}
        data-sign-in={withSignUp ? 'or-up' : ''}
        variant="outline"
        size="sm"
      >
        {signIn}
      </ButtonLink>
      <p className="mt-1 text-sm text-muted">{text}</p>
    </section>
  );
}
