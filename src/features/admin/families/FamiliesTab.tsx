import { useState } from 'react';
import { useAdminLocation } from '../kit/admin-location.ts';
import { FamilyAccount } from './FamilyAccount.tsx';
import { FamilyTable } from './FamilyTable.tsx';

/** Who owes us, or with `family` in the address the account of one family. */
export function FamiliesTab() {
  const { family } = useAdminLocation().params;
  /** Here, because a look at a statement on the way must not lose them. */
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  if (family !== undefined) return <FamilyAccount key={family} email={family} />;
  return <FamilyTable chosen={chosen} setChosen={setChosen} />;
}
