import {
  listMovementsEndpoint,
  type MovementPage,
  type MovementRow,
} from '#contracts/payments/movements.ts';
import { useAdminLocation } from '../kit/admin-location.ts';
import { exportCsv } from '../kit/table/export-csv.ts';
import { type TableData, tableQueryOf } from '../kit/table/table-query.ts';
import { type EndpointQuery, useEndpointQuery } from '../kit/use-endpoint-query.ts';

/** The table of movements, and the query behind it, which has their sums, too. */
export function useMovements(): {
  table: TableData<MovementRow>;
  movements: EndpointQuery<MovementPage>;
} {
  const { params } = useAdminLocation();
  const query = tableQueryOf(listMovementsEndpoint, params);
  const movements = useEndpointQuery(listMovementsEndpoint, query, { keep: true });
  const { data: page, result, loading, retry } = movements;
  const error = result?.ok === false ? result.error.message : undefined;
  // This month is left out of the address, and may have ended since it was read.
  const besides = query.period || !page ? {} : { period: page.period };
  const csv: TableData<MovementRow>['csv'] = (columns) =>
    exportCsv(listMovementsEndpoint, { ...query, ...besides }, columns);
  const rows = { page, loading, error, reload: retry };
  return { table: { query, besides, rows, csv }, movements };
}
