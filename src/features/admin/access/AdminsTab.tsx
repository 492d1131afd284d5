import { useState } from 'react';
import {
  type Admin,
  getSecondFactorEndpoint,
  listAdminsEndpoint,
} from '#contracts/access/dashboard.ts';
import { messages } from '#words/office/dashboard/admins.ts';
import type { AdminTabProps } from '../kit/dashboard-tab.ts';
import { QueryView } from '../kit/QueryView.tsx';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';
import { AddAdmin } from './AddAdmin.tsx';
import { type AdminAction, AdminDialogs } from './AdminDialogs.tsx';
import { AdminRow } from './AdminRow.tsx';
import { OwnAccess } from './OwnAccess.tsx';

/** Who is an administrator, with what each has set up; and one's own access. */
export function AdminsTab({ admin: self }: AdminTabProps) {
  const admins = useEndpointQuery(listAdminsEndpoint, {});
  const own = useEndpointQuery(getSecondFactorEndpoint, {});
  const [action, setAction] = useState<{ what: AdminAction; admin: Admin }>();
  const reload = () => {
    setAction(undefined);
    admins.retry();
    own.retry();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 xl:grid-cols-2">
      <div className="flex flex-col gap-2 xl:col-span-2">
        <h2 id="admins-heading" className="text-h2">
          {messages.title}
        </h2>
        <p className="max-w-measure text-muted">{messages.text}</p>
      </div>
      <div className="flex flex-col gap-6">
        <section aria-labelledby="admins-heading">
          <QueryView query={admins} failedTitle={messages.failed}>
            {(data) => (
              <ul className="divide-y divide-line rounded-lg border border-line px-4 sm:px-5">
                {data.admins.map((admin) => (
                  <AdminRow
                    key={admin.uid}
                    admin={admin}
                    isSelf={admin.uid === self.uid}
                    isLast={data.admins.every(({ uid, canOpen }) => uid === admin.uid || !canOpen)}
                    onAction={(what) => setAction({ what, admin })}
                  />
                ))}
              </ul>
            )}
          </QueryView>
        </section>
        <AddAdmin onAdded={reload} />
      </div>
      <OwnAccess query={own} onChanged={reload} />
      {action && (
        <AdminDialogs
          {...action}
          isSelf={action.admin.uid === self.uid}
          onClose={() => setAction(undefined)}
          onDone={reload}
        />
      )}
    </div>
  );
}
