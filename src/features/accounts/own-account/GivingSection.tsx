import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import type { AccountRecords } from '#contracts/accounts/record-views.ts';
import { formatCents } from '#domain/money/money.ts';
import { tellLevel } from '#domain/sponsorship/custom-level.ts';
import { messages } from '#words/account/records.ts';
import { pageAddress } from '#words/page-address.ts';
import { formatInstant } from './dates.ts';
import { PaymentBadge } from './PaymentBadge.tsx';
import { PlanButton } from './PlanButton.tsx';
import { describePayment, describePlan } from './payment-words.ts';
import { Row, Rows } from './Row.tsx';
import { NothingYet, Section } from './Section.tsx';
import { Statement } from './Statement.tsx';

interface GivingSectionProps {
  records: Pick<AccountRecords, 'donations' | 'sponsorships'>;
  email: string;
  timeZone: string;
}

/** Gifts and sponsorships, and the statement of a year. */
export function GivingSection({ records, email, timeZone }: GivingSectionProps) {
  const { donations, sponsorships } = records;
  const words = messages.giving;
  if (donations.items.length + sponsorships.items.length === 0) {
    return (
      <Section id="giving">
        <NothingYet text={words.empty}>
          <ButtonLink href={pageAddress('/sponsors/donate')} size="sm" variant="outline">
            {words.action}
          </ButtonLink>
        </NothingYet>
      </Section>
    );
  }
  const rows = [
    ...donations.items.map((gift) => ({
      ...gift,
      kind: 'donation' as const,
      title: gift.type === 'monthly' ? words.monthly : words.once,
    })),
    ...sponsorships.items.map((sponsorship) => ({
      ...sponsorship,
      kind: 'sponsorship' as const,
      title: words.sponsorship(tellLevel(sponsorship.sponsorshipLevel), sponsorship.businessName),
    })),
  ];
  return (
    <Section id="giving" more={donations.more || sponsorships.more} count={rows.length}>
      <Rows>
        {rows.map((row) => (
          <Row
            key={row.id}
            title={row.title}
            facts={[
              formatInstant(row.createdAt, timeZone),
              describePlan(row.payment),
              describePayment(row),
            ]}
            amount={formatCents(row.payment.totalCents)}
            badge={<PaymentBadge payment={row.payment} />}
            action={<PlanButton kind={row.kind} record={row} what={row.title} />}
          />
        ))}
      </Rows>
      <Statement email={email} timeZone={timeZone} />
    </Section>
  );
}
