import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { EmptyBag } from '#components/ui/EmptyBag.tsx';
import { pageAddress } from '#words/page-address.ts';
import { messages } from '#words/pages.ts';

/** In the place of the products where nothing is for sale: another way to support the program. */
export function EmptyShop() {
  const { title, text, action } = messages.merchandise.nothing;
  return (
    <EmptyBag
      title={title}
      action={<ButtonLink href={pageAddress('/sponsors/donate')}>{action}</ButtonLink>}
    >
      {text}
    </EmptyBag>
  );
}
