import { useAdminLocation } from '../kit/admin-location.ts';
import { FamilyAccount } from './FamilyAccount.tsx';
import { FamilyTable } from './FamilyTable.tsx';

/** Who owes us, or with `family` in the address the account of one family. */
export function FamiliesTab() {
  const { family } = useAdminLocation().params;
  return family === undefined ? <FamilyTable /> : <FamilyAccount key={family} email={family} />;
}
