import type { ReactNode } from 'react';
import type { ApiResult } from '#browser/api.ts';
import { Spinner } from '#components/ui/Spinner.tsx';
import { messages } from '#words/office/dashboard/kit.ts';
import { LoadFailed } from './LoadFailed.tsx';

interface QueryViewProps<Data> {
  /** From `useEndpointQuery`. */
  query: { result: ApiResult<Data> | undefined; retry: () => void };
  failedTitle: string;
  children: (data: Data) => ReactNode;
}

/** What an endpoint answered, or that it is being asked, or what went wrong with a way to ask again. */
export function QueryView<Data>({ query, failedTitle, children }: QueryViewProps<Data>) {
  const { result, retry } = query;
  if (!result) return <Spinner label={messages.loading} />;
  if (result.ok) return <>{children(result.data)}</>;
  return <LoadFailed title={failedTitle} message={result.error.message} onRetry={retry} />;
}
