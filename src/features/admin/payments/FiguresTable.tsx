import { useMemo } from 'react';
import type { AdminColumn } from '../kit/table/column.ts';
import { TableView } from '../kit/table/TableView.tsx';

interface FiguresTableProps {
  title: string;
  /** Under the title. */
  text?: string;
  /** The first is over the names of the rows. */
  header: readonly string[];
  rows: readonly Figures[];
}

interface Figures {
  name: string;
  /** An empty one is left out of a card. */
  cells: readonly string[];
  /** What the rows above come to. */
  isSum?: boolean;
}

/** Figures in rows, each at the end of its column. */
export function FiguresTable({ title, text, header, rows }: FiguresTableProps) {
  const columns = useMemo(() => columnsOf(header), [header]);
  return (
    <section aria-label={title} className="@container/few flex flex-col gap-2">
      <h3 className="text-xl">{title}</h3>
      {text && <p className="max-w-prose text-muted">{text}</p>}
      <TableView
        caption={title}
        rows={rows}
        rowKey={({ name }) => name}
        columns={columns}
        sort={undefined}
      />
    </section>
  );
}

function columnsOf([first = '', ...others]: readonly string[]): AdminColumn<Figures>[] {
  return [
    {
      id: 'name',
      header: first,
      cell: ({ name, isSum }) => (
        <span className={`font-semibold ${isSum ? '' : 'rows:font-normal'}`}>{name}</span>
      ),
    },
    ...others.map(
      (header, index): AdminColumn<Figures> => ({
        id: header,
        header,
        align: 'end',
        cell: ({ cells, isSum }) =>
          cells[index] && <span className={isSum ? 'font-semibold' : ''}>{cells[index]}</span>,
      }),
    ),
  ];
}
