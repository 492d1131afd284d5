import type * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';
import { noteExport } from '../../use-cases/records/note-export.ts';
import type { handleSignedIn } from './handle-signed-in.ts';
import { type Served, serve } from './serve.ts';

type Table<Request extends z.ZodMiniType, Response extends z.ZodMiniType> = Endpoint<
  Request,
  Response,
  'admin'
> & { exported: Endpoint<Request, Response, 'admin'> };

/** The two lines of a table: its pages, and its export, which is logged before it is answered. */
export function serveTable<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  table: Table<Request, Response>,
  answer: Parameters<typeof handleSignedIn<Request, Response>>[1],
): readonly Served[] {
  return [
    serve(table, answer),
    serve(table.exported, async (query, info) => {
      await noteExport(table.path, query, info.account, info.now);
      return answer(query, info);
    }),
  ];
}
