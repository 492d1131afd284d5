import { Badge } from '#components/ui/Badge.tsx';
import * as icons from '#components/ui/icons.ts';
import type { Admin } from '#contracts/access/dashboard.ts';
import { messages } from '#words/office/dashboard/admins.ts';
import { MailLink } from '../kit/contact-links.tsx';
import { RowActions } from '../kit/RowActions.tsx';
import type { AdminAction } from './AdminDialogs.tsx';

interface AdminRowProps {
  admin: Admin;
  isSelf: boolean;
  isLast: boolean;
  onAction: (what: AdminAction) => void;
}

/** One administrator, and what can be done about them. */
export function AdminRow({ admin, isSelf, isLast, onAction }: AdminRowProps) {
  const { name, email, canOpen, passwordSet, enrolledAt } = admin;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {name}
          {isSelf && <Badge tone="outline">{messages.you}</Badge>}
        </p>
        <p>
          <MailLink to={email} className="text-muted" />
        </p>
        {!canOpen && <p className="text-sm font-semibold text-danger">{messages.cannotOpen}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {!passwordSet && <Badge tone="warning">{messages.noPassword}</Badge>}
        <Badge
          tone={enrolledAt ? 'success' : 'warning'}
          icon={enrolledAt ? icons.check : icons.alert}
        >
          {enrolledAt ? messages.phone : messages.noPhone}
        </Badge>
        <RowActions
          of={name}
          inSight={2}
          actions={[
            ...(enrolledAt && !isSelf
              ? [{ label: messages.reset, run: () => onAction('reset') }]
              : []),
            ...(isLast ? [] : [{ label: messages.revoke, run: () => onAction('revoke') }]),
          ]}
        />
      </div>
    </li>
  );
}
