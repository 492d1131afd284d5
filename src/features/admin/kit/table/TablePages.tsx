import { Button } from '#components/ui/Button.tsx';
import { messages } from '#words/office/dashboard/table.ts';

interface TablePagesProps {
  /** From 0. */
  pageIndex: number;
  pageSize: number;
  total: number;
  onPage: (pageIndex: number) => void;
}

/** Where in a long table one is, and the pages beside it. */
export function TablePages({ pageIndex, pageSize, total, onPage }: TablePagesProps) {
  const from = pageIndex * pageSize + 1;
  const to = Math.min(from + pageSize - 1, total);
  return (
    <nav aria-label={messages.pages} className="flex items-center justify-end gap-3">
      <span className="tabular text-sm text-muted" aria-live="polite">
        {messages.range(Math.min(from, total), to, total)}
      </span>
      <Button variant="quiet" disabled={pageIndex === 0} onClick={() => onPage(pageIndex - 1)}>
        {messages.previous}
      </Button>
      <Button variant="quiet" disabled={to >= total} onClick={() => onPage(pageIndex + 1)}>
        {messages.next}
      </Button>
    </nav>
  );
}
