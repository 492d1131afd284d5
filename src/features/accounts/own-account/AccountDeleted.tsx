import { Panel } from '#components/form/Panel.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { messages as profileMessages } from '#words/account/profile.ts';
import { pageAddress } from '#words/page-address.ts';

/** In the place of the account, once it is gone. */
export function AccountDeleted() {
  const { title, text, action } = profileMessages.deletion.done;
  return (
    <Panel title={title} actions={<ButtonLink href={pageAddress('/')}>{action}</ButtonLink>}>
      <p>{text}</p>
      <p>{profileMessages.deletion.mailed}</p>
    </Panel>
  );
}
