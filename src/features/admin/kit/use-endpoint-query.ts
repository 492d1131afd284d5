import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query';
import { useCallback, useId, useMemo } from 'react';
import type * as z from 'zod/mini';
import { type ApiError, type ApiResult, callApi } from '#browser/api.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { READ_AGAIN } from './admin-location.ts';

/**
 * What is read is asked for when it is shown, once, and forgotten when it is shown no longer: an admin's
 * data is kept nowhere, and a dialog that opens again shows what is stored now.
 */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      // Offline, too: that it cannot be had is said at once.
      networkMode: 'always',
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      structuralSharing: false,
    },
  },
});

/** Fetches everything on the screen again: a change was undone, or it was asked for. */
export function refetchAll(): void {
  void client.refetchQueries({ type: 'active' });
}

// No provider does it: now it hears when the page is shown again.
client.mount();
if (typeof window !== 'undefined') window.addEventListener(READ_AGAIN, refetchAll);

interface QueryOptions {
  /** Keeps the data of the last request until those of the next one arrive. */
  keep?: boolean;
  /** False while there is nothing to fetch. */
  wanted?: boolean;
  /** Fetched again when the page is shown again after so many milliseconds; else only when asked for. */
  freshFor?: number;
}

/** What an endpoint was asked for, as far as it has arrived. */
export interface EndpointQuery<Data> {
  /** Undefined until it arrives, and while it is fetched again. */
  result: ApiResult<Data> | undefined;
  /** The last data that arrived, also while they are fetched again and where that fails. */
  data: Data | undefined;
  loading: boolean;
  /** When the last data arrived, in milliseconds. */
  readAt: number;
  /** Fetches the same again. */
  retry: () => void;
}

/** Fetches from an endpoint, and again when the request changes. The one way in which the dashboard reads. */
export function useEndpointQuery<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  endpoint: Endpoint<Request, Response>,
  request: z.input<Request>,
  { keep = false, wanted = true, freshFor }: QueryOptions = {},
): EndpointQuery<z.output<Response>> {
  // Each place asks for itself: what a dialog shows is not older than the dialog.
  const place = useId();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery<
    z.output<Response>,
    ApiError
  >(
    {
      queryKey: [place, endpoint.path, request],
      queryFn: async ({ signal }) => {
        const result = await callApi(endpoint, request, { signal });
        if (!result.ok) throw result.error;
        return result.data;
      },
      enabled: wanted,
      ...(freshFor !== undefined && { staleTime: freshFor, refetchOnWindowFocus: true }),
      ...(keep && { placeholderData: keepPreviousData }),
    },
    client,
  );
  const retry = useCallback(() => void refetch(), [refetch]);
  const result = useMemo(
    () => (isFetching ? undefined : resultOf(data, error)),
    [isFetching, data, error],
  );
  return { result, data, loading: isFetching, readAt: dataUpdatedAt, retry };
}

function resultOf<Data>(data: Data | undefined, error: ApiError | null) {
  if (error) return { ok: false, error } as const;
  return data === undefined ? undefined : ({ ok: true, data } as const);
}
