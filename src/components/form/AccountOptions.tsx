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
      className="flex flex-wrap items-center justify-between gap-4 rounded-lg bg-tint p-5 in-data-[session=signed-in]:hidden"
    >
      <div className="min-w-0 flex-1 basis-56">
        <h2 id="account-options" className="text-h3">
          {title}
        </h2>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      <ButtonLink
        href={pageAddress('/auth')}
        data-sign-in={withSignUp ? 'or-up' : ''}
        variant="outline"
      >
        {signIn}
      </ButtonLink>
    </section>
  );
}
