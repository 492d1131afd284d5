import { useAdminLocation } from '../kit/admin-location.ts';
import type { AdminTabProps } from '../kit/dashboard-tab.ts';
import { EmergencySheet } from './EmergencySheet.tsx';
import { PlayersTable } from './PlayersTable.tsx';

/** Everyone with a profile, or with `sheet` in the address the emergency sheet of a team. */
export function PlayersTab({ admin }: AdminTabProps) {
  const { sheet } = useAdminLocation().params;
  return sheet === undefined ? <PlayersTable ownId={admin.uid} /> : <EmergencySheet team={sheet} />;
}
