import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { type ApiError, callApi } from '#browser/api.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { TableShape } from '#contracts/records/table.ts';

/** A table's endpoint, whatever its rows, filters and sorts. */
export interface TableEndpoint<Row> extends Endpoint<z.ZodMiniType, PageSchema<Row>, 'admin'> {
  shape: TableShape<string, string>;
  exported: Endpoint<z.ZodMiniType, PageSchema<Row>, 'admin'>;
}
type PageSchema<Row> = z.ZodMiniType<{ rows: Row[]; total: number; more: boolean }>;

export interface Rows<Row> {
  /** Undefined until the first page is there; the old page stays while the next one is fetched. */
  page: { rows: Row[]; total: number; more: boolean } | undefined;
  loading: boolean;
  error: ApiError | undefined;
  reload: () => void;
}

/** A page of a table, fetched anew whenever the question changes or `reload` is called. */
export function useRows<Row>(
  endpoint: TableEndpoint<Row>,
  query: Readonly<Record<string, string>>,
): Rows<Row> {
  const [page, setPage] = useState<Rows<Row>['page']>();
  const [error, setError] = useState<ApiError>();
  const [loading, setLoading] = useState(true);
  const [turn, setTurn] = useState(0);
  // With the turn in it, reloading asks the same question again.
  const question = JSON.stringify({ query, turn });

  useEffect(() => {
    const leaving = new AbortController();
    setLoading(true);
    void callApi(endpoint, JSON.parse(question).query, { signal: leaving.signal }).then(
      (result) => {
        if (leaving.signal.aborted) return;
        setLoading(false);
        setError(result.ok ? undefined : result.error);
        if (result.ok) setPage(result.data);
      },
    );
    return () => leaving.abort();
  }, [endpoint, question]);

  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return { page, loading, error, reload };
}
