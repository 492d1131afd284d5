import { Icon } from '#components/ui/Icon.tsx';
import type { IconPath } from '#components/ui/icons.ts';
import type { SubmissionRow } from '#contracts/gallery/dashboard.ts';
import { GALLERY_CATEGORIES, GALLERY_KINDS } from '#domain/gallery/categories.ts';
import { formatFileSize } from '#domain/gallery/file-size.ts';
import { messages } from '#words/office/dashboard/gallery.ts';
import { instantForSheet } from '../kit/instants.ts';
import { Name } from '../kit/Name.tsx';
import { createdColumn } from '../kit/office/record-columns.tsx';
import { type AdminColumn, csvOnly } from '../kit/table/column.ts';
import type { FilterChoice } from '../kit/table/table-query.ts';
import { When } from '../kit/When.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const { columns: words } = messages;
type Column = AdminColumn<SubmissionRow>;
export const SUBMISSION_FILTERS: readonly FilterChoice[] = [
  {
    name: 'type',
    label: words.type,
    options: GALLERY_KINDS.map((value) => ({ value, label: messages.types[value] })),
    single: true,
  },
  {
    name: 'category',
    label: words.category,
    options: GALLERY_CATEGORIES.map((value) => ({ value, label: value })),
  },
];

/** A triangle, as on every player of videos. */
const PLAY: IconPath = 'M9 6.5v11l8.5-5.5z';

export const SUBMISSION_VIEWS = ['pending', 'approved', 'rejected', 'all'] as const;
export type SubmissionView = (typeof SUBMISSION_VIEWS)[number];

const picture: readonly Column[] = [
  {
    id: 'thumbnail',
    header: words.thumbnail,
    card: 'picture',
    cell: ({ thumbnail, submissionType }) => (
      <Thumbnail src={thumbnail} isVideo={submissionType === 'video'} />
    ),
  },
  {
    id: 'text',
    header: words.text,
    card: 'title',
    cell: ({ title, description, originalName }) => (
      <>
        <Name>{title || originalName}</Name>
        <Clipped text={description} className="text-muted" />
      </>
    ),
  },
];

const file: readonly Column[] = [
  {
    id: 'type',
    header: words.type,
    sortable: true,
    cell: ({ submissionType }) => messages.types[submissionType],
    csv: ({ submissionType }) => messages.types[submissionType],
  },
  {
    id: 'fileName',
    header: words.fileName,
    sortable: true,
    cell: ({ originalName }) => (
      <span className="line-clamp-2 text-muted" title={originalName}>
        {originalName}
      </span>
    ),
    csv: ({ originalName }) => originalName,
  },
  {
    id: 'size',
    header: words.size,
    sortable: true,
    align: 'end',
    labeled: false,
    cell: ({ fileSize }) => <span className="whitespace-nowrap">{formatFileSize(fileSize)}</span>,
    csv: ({ fileSize }) => fileSize,
  },
];

const submitted: Column = createdColumn(words.submitted, { hasTime: true });

const status: Column = {
  id: 'status',
  header: words.status,
  sortable: true,
  card: 'top',
  cell: (submission) => <StatusBadge status={submission.status} />,
  csv: (submission) => messages.statuses[submission.status],
};

const reason: Column = {
  id: 'reason',
  header: words.reason,
  cell: ({ rejectionReason }) => <Clipped text={rejectionReason ?? ''} />,
  csv: ({ rejectionReason }) => rejectionReason,
};

const forSheets: readonly Column[] = [
  csvOnly('title', words.title, ({ title }) => title),
  csvOnly('description', words.description, ({ description }) => description),
  csvOnly('category', words.category, ({ category }) => category),
  csvOnly('sender', words.sender, ({ submitterName }) => submitterName),
];

const BY_VIEW: Record<SubmissionView, readonly Column[]> = {
  pending: [...picture, ...file, submitted, ...forSheets],
  approved: [...picture, ...file, reviewed(words.approved), ...forSheets],
  rejected: [...picture, ...file, reviewed(words.rejected), reason, ...forSheets],
  all: [...picture, ...file, submitted, status, ...forSheets],
};

/** What a sub-tab shows besides its actions. */
export function columnsOf(view: SubmissionView): readonly Column[] {
  return BY_VIEW[view];
}

function reviewed(header: string): Column {
  return {
    id: 'reviewedAt',
    header,
    sortable: true,
    card: 'foot',
    cell: ({ reviewedAt }) => reviewedAt && <When instant={reviewedAt} hasTime />,
    csv: ({ reviewedAt }) => reviewedAt && instantForSheet(reviewedAt),
  };
}

/** Beside a name that says it: a picture that cannot be shown leaves its place empty. */
function Thumbnail({ src, isVideo }: { src: string | null; isVideo: boolean }) {
  return (
    <span className="relative block aspect-4/3 overflow-hidden rounded-md bg-tint rows:w-40">
      {src && (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
        />
      )}
      {isVideo && (
        <span className="absolute inset-0 m-auto grid size-9 place-items-center rounded-full bg-court text-on-court">
          <Icon path={PLAY} className="size-5" />
        </span>
      )}
    </span>
  );
}

/** Two lines of a text on a card; in a row at most 12 rem of it, as specified. */
function Clipped({ text: whole, className = '' }: { text: string; className?: string }) {
  return (
    <span
      className={`line-clamp-2 text-sm wrap-anywhere rows:block rows:max-w-44 rows:truncate ${className}`}
      title={whole}
    >
      {whole}
    </span>
  );
}
