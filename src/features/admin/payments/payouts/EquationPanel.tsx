import { Alert } from '#components/ui/Alert.tsx';
import { Badge } from '#components/ui/Badge.tsx';
import { Button } from '#components/ui/Button.tsx';
import * as icons from '#components/ui/icons.ts';
import type { Equation } from '#contracts/payouts/dashboard.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/office/dashboard/payouts.ts';
import { useAdminLocation } from '../../kit/admin-location.ts';
import { UnreadableNote } from '../../kit/UnreadableNote.tsx';
import { FIRST_PAGE } from './places.ts';

const words = messages.equation;

interface EquationPanelProps {
  equation: Equation;
  unmatched: number;
  known: number;
  toMatch: number;
  unreadable: number;
}

/** The ledger on one side, what Stripe did with it on the other, and what is left between them. */
export function EquationPanel({
  equation,
  unmatched,
  known,
  toMatch,
  unreadable,
}: EquationPanelProps) {
  const { setParams } = useAdminLocation();
  const { differenceCents, explainedCents, beforeCents, heldCents } = equation;
  const rows: [string, number, '' | '+' | '−'][] = [
    ...(beforeCents === 0 ? [] : [[words.before, beforeCents, ''] as [string, number, '']]),
    [words.ledger, equation.ledgerCents, beforeCents === 0 ? '' : '+'],
    [words.fees, equation.feeCents, '−'],
    ...(heldCents === 0 ? [] : [[words.held, heldCents, '−'] as [string, number, '−']]),
    [words.paidOut, equation.paidOutCents, '−'],
    [words.after, equation.afterCents, '−'],
  ];
  const restCents = differenceCents - explainedCents;
  const isEqual = restCents === 0;
  const equal = explainedCents === 0 ? words.equal : words.allExplained;
  return (
    <section aria-label={words.title} className="flex flex-col gap-4 rounded-lg bg-tint p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-h3">{words.title}</h3>
        <Badge tone={isEqual ? 'success' : 'danger'} icon={isEqual ? icons.check : icons.alert}>
          {isEqual ? equal : words.unequal}
        </Badge>
      </div>
      <dl className="flex max-w-lg flex-col">
        {rows.map(([label, cents, sign]) => (
          <Row key={label} label={label} cents={cents} sign={sign} />
        ))}
        <div className="mt-1 flex justify-between gap-4 border-t border-line pt-2 font-semibold">
          <dt>= {words.difference}</dt>
          <dd className="tabular">{formatCents(differenceCents)}</dd>
        </div>
        {explainedCents !== 0 && (
          <>
            <Row label={words.explained} cents={explainedCents} sign="" />
            <Row label={words.rest} cents={restCents} sign="" />
          </>
        )}
      </dl>
      {!isEqual && (
        <Alert tone="error" title={restCents < 0 ? words.lessLedger : words.moreLedger} />
      )}
      <UnreadableNote count={unreadable} />
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          variant="outline"
          onClick={() => setParams({ ...FIRST_PAGE, payout: 'waiting' })}
        >
          {messages.waiting}
        </Button>
        {unmatched > 0 && (
          <Button
            size="sm"
            variant="outline"
            onClick={() => setParams({ ...FIRST_PAGE, fit: 'none' })}
          >
            {messages.unmatched(unmatched)}
          </Button>
        )}
        {known > 0 && (
          <Button
            size="sm"
            variant="outline"
            onClick={() => setParams({ ...FIRST_PAGE, fit: 'known' })}
          >
            {messages.known(known)}
          </Button>
        )}
        {toMatch > 0 && (
          <Button
            size="sm"
            variant="outline"
            onClick={() => setParams({ ...FIRST_PAGE, bank: 'open', status: 'paid' })}
          >
            {messages.toMatch(toMatch)}
          </Button>
        )}
      </div>
    </section>
  );
}

function Row({ label, cents, sign }: { label: string; cents: number; sign: string }) {
  return (
    <div className="flex justify-between gap-4 py-1">
      <dt>{[sign, label].filter(Boolean).join(' ')}</dt>
      <dd className="tabular">{formatCents(cents)}</dd>
    </div>
  );
}
