import { callApi } from '#browser/api.ts';
import {
  type Admin,
  resetSecondFactorEndpoint,
  revokeAdminEndpoint,
} from '#contracts/access/dashboard.ts';
import { messages } from '#words/office/dashboard/admins.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';

const { revoking, resetting } = messages;

export type AdminAction = 'revoke' | 'reset';

interface AdminDialogsProps {
  what: AdminAction;
  admin: Admin;
  isSelf: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a role is taken away or a phone disconnected. */
export function AdminDialogs({ what, admin, isSelf, onClose, onDone }: AdminDialogsProps) {
  const { uid, name } = admin;
  if (what === 'reset') {
    const { title, failed, ...words } = resetting;
    return (
      <ConfirmDialog
        {...words}
        title={title(name)}
        failedTitle={failed}
        call={() => callApi(resetSecondFactorEndpoint, { uid })}
        onClose={onClose}
        onDone={onDone}
      />
    );
  }
  const { title, failed, text, yourself, ...words } = revoking;
  return (
    <ConfirmDialog
      {...words}
      title={title(name)}
      text={isSelf ? yourself : text}
      failedTitle={failed}
      call={() => callApi(revokeAdminEndpoint, { uid })}
      onClose={onClose}
      // The dashboard is not for who is no administrator any more.
      onDone={isSelf ? () => window.location.reload() : onDone}
    />
  );
}
