import { type Dispatch, type SetStateAction, useMemo, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import {
  type FamilyRow,
  type FamilyTotals,
  listFamiliesEndpoint,
  readFamilyTotalsEndpoint,
} from '#contracts/families/dashboard.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/office/dashboard/families/list.ts';
import { adminHref, go, useAdminLocation } from '../kit/admin-location.ts';
import { TotalCards } from '../kit/payments/TotalCards.tsx';
import { RowActions } from '../kit/RowActions.tsx';
import { type AdminColumn, withActions } from '../kit/table/column.ts';
import { DataTable } from '../kit/table/DataTable.tsx';
import { useTableRows } from '../kit/table/table-query.ts';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';
import { AgeBar } from './AgeBar.tsx';
import { FAMILY_COLUMNS, FAMILY_FILTERS, nameOf } from './columns.tsx';
import { ReminderDialog } from './ReminderDialog.tsx';

interface FamilyTableProps {
  /** By address, to be reminded. */
  chosen: ReadonlySet<string>;
  setChosen: Dispatch<SetStateAction<ReadonlySet<string>>>;
}

/** Every family with a balance: which to remind, and the way to each one's statement. */
export function FamilyTable({ chosen, setChosen }: FamilyTableProps) {
  const { setParams } = useAdminLocation();
  const totals = useEndpointQuery(readFamilyTotalsEndpoint, {});
  const table = useTableRows(listFamiliesEndpoint);
  const [reminding, setReminding] = useState<readonly string[]>();
  const columns = useMemo(() => {
    const choose = (email: string, isChosen: boolean) =>
      setChosen((before) => {
        const next = new Set(before);
        if (isChosen) next.add(email);
        else next.delete(email);
        return next;
      });
    // With the name, because both stay in sight while the table is scrolled sideways.
    const withBox = (name: AdminColumn<FamilyRow>): AdminColumn<FamilyRow> => ({
      ...name,
      cell: (family) => (
        <div className="flex gap-3">
          <input
            type="checkbox"
            className={`absolute start-4 top-4 size-4.5 shrink-0 rows:static rows:mt-1 ${mayRemind(family) ? '' : 'invisible'}`}
            disabled={!mayRemind(family)}
            aria-label={messages.choose(nameOf(family))}
            checked={chosen.has(family.email)}
            onChange={(event) => choose(family.email, event.currentTarget.checked)}
          />
          <div className="min-w-0 self-baseline">{name.cell(family)}</div>
        </div>
      ),
    });
    const boxed = FAMILY_COLUMNS.map((column, index) => (index === 0 ? withBox(column) : column));
    return withActions(boxed, (family) => (
      <RowActions
        of={nameOf(family)}
        actions={[
          family.email
            ? {
                label: messages.statement,
                run: () => setParams({ family: family.email }),
              }
            : {
                label: messages.openBill,
                run: () => go(adminHref({ tab: 'billing', params: { search: nameOf(family) } })),
              },
        ]}
      />
    ));
  }, [chosen, setChosen, setParams]);
  const shown = (table.rows.page?.rows ?? []).filter(mayRemind);
  const chosenHere = shown.filter(({ email }) => chosen.has(email)).length;
  const isAll = shown.length > 0 && chosenHere === shown.length;
  /** What is chosen on other pages stays so. */
  const choosePage = () => {
    const others = [...chosen].filter((email) => !shown.some((family) => family.email === email));
    setChosen(new Set([...others, ...(isAll ? [] : shown.map(({ email }) => email))]));
  };
  return (
    <div className="flex flex-col gap-6">
      <h2 className="text-h2">{messages.title}</h2>
      <TotalCards totals={totals} cardsOf={cardsOf} failedTitle={messages.errorTitle} />
      {totals.data && <AgeBar ages={totals.data.ages} />}
      <DataTable
        caption={messages.caption}
        table={table}
        columns={columns}
        rowKey={({ id }) => id}
        empty={messages.empty}
        noMatches={messages.noMatches}
        filters={FAMILY_FILTERS}
        csvName="who-owes-us"
        errorTitle={messages.errorTitle}
        actions={
          <>
            {/* Above the boxes of the families, and as one of them. */}
            <label className="flex min-h-11 items-center gap-3 ps-4 text-sm rows:ps-2">
              <input
                type="checkbox"
                className="size-4.5"
                checked={isAll}
                ref={(box) => {
                  if (box) box.indeterminate = chosenHere > 0 && !isAll;
                }}
                disabled={shown.length === 0}
                onChange={choosePage}
              />
              {messages.chooseAll}
            </label>
            {chosen.size > 0 && (
              <Button onClick={() => setReminding([...chosen])}>
                {messages.remind(chosen.size)}
              </Button>
            )}
          </>
        }
      />
      {reminding && (
        <ReminderDialog
          emails={reminding}
          onClose={() => setReminding(undefined)}
          onDone={() => {
            setReminding(undefined);
            setChosen(new Set());
            table.rows.reload();
          }}
        />
      )}
    </div>
  );
}

/** Who is to pay something, and has an address. */
const mayRemind = ({ email, owedCents }: FamilyRow) => email !== '' && owedCents > 0;

function cardsOf(totals: FamilyTotals | undefined) {
  const { stats } = messages;
  const amount = (cents: number | undefined) =>
    cents === undefined ? undefined : formatCents(cents);
  return [
    { label: stats.owed, value: amount(totals?.owedCents) },
    { label: stats.bills, value: amount(totals?.billsCents) },
    { label: stats.orders, value: amount(totals?.ordersCents) },
    { label: stats.credit, value: amount(totals?.creditCents) },
  ];
}
