import { Button } from '#components/ui/Button.tsx';
import { PAGE_SIZE } from '#contracts/records/table.ts';
import { messages } from '#words/office/dashboard/table.ts';

interface TablePagesProps {
  /** From 0. */
  pageIndex: number;
  total: number;
  onPage: (pageIndex: number) => void;
}

/** Where in a long table one is, and the pages beside it. */
export function TablePages({ pageIndex, total, onPage }: TablePagesProps) {
  return (
    <nav aria-label={messages.pages} className="flex items-center justify-end gap-3">
      <span className="tabular text-sm text-muted">{rangeOf(pageIndex, total)}</span>
      <Button variant="quiet" disabled={pageIndex === 0} onClick={() => onPage(pageIndex - 1)}>
        {messages.previous}
      </Button>
      <Button
        variant="quiet"
        disabled={(pageIndex + 1) * PAGE_SIZE >= total}
        onClick={() => onPage(pageIndex + 1)}
      >
        {messages.next}
      </Button>
    </nav>
  );
}

/** '26–50 of 60' */
export function rangeOf(pageIndex: number, total: number): string {
  const from = pageIndex * PAGE_SIZE + 1;
  const to = Math.min(from + PAGE_SIZE - 1, total);
  return messages.range(Math.min(from, total), to, total);
}
