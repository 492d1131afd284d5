import { Badge, type BadgeTone } from '#components/ui/Badge.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import type { IconPath } from '#components/ui/icons.ts';
import * as icons from '#components/ui/icons.ts';
import type { AccountRecords } from '#contracts/accounts/record-views.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { messages } from '#words/account/records.ts';
import { pageAddress } from '#words/page-address.ts';
import { formatInstant } from './dates.ts';
import { Row, Rows } from './Row.tsx';
import { NothingYet, Section } from './Section.tsx';
import { WithdrawSubmission } from './WithdrawSubmission.tsx';

interface SubmissionsSectionProps {
  submissions: AccountRecords['submissions'];
  timeZone: string;
  onChanged: () => void;
}

const LOOKS: Record<GallerySubmission['status'], readonly [BadgeTone, IconPath]> = {
  pending: ['outline', icons.clock],
  approved: ['success', icons.check],
  rejected: ['danger', icons.alert],
};

/** What was sent in for the gallery, and what became of it. */
export function SubmissionsSection({ submissions, timeZone, onChanged }: SubmissionsSectionProps) {
  const words = messages.submissions;
  const upload = (
    <ButtonLink href={pageAddress('/upload')} size="sm" variant="outline">
      {words.action}
    </ButtonLink>
  );
  if (submissions.items.length === 0) {
    return (
      <Section id="submissions">
        <NothingYet text={words.empty}>{upload}</NothingYet>
      </Section>
    );
  }
  return (
    <Section id="submissions" more={submissions.more} count={submissions.items.length}>
      <Rows>
        {submissions.items.map((item) => {
          const [tone, icon] = LOOKS[item.status];
          return (
            <Row
              key={item.id}
              title={item.title}
              facts={[
                words.types[item.submissionType],
                item.originalName,
                formatInstant(item.createdAt, timeZone),
                item.rejectionReason && words.reason(item.rejectionReason),
              ]}
              badge={
                <Badge tone={tone} icon={icon}>
                  {words.status[item.status]}
                </Badge>
              }
              action={<WithdrawSubmission submission={item} onWithdrawn={onChanged} />}
            />
          );
        })}
      </Rows>
      <p className="mt-4">{upload}</p>
    </Section>
  );
}
