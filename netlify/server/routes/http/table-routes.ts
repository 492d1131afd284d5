import type * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';
import { noteExport } from '../../use-cases/records/note-export.ts';
import type { Route } from './route.ts';
import { signedInRoute } from './signed-in-route.ts';

type Table<Request extends z.ZodMiniType, Response extends z.ZodMiniType> = Endpoint<
  Request,
  Response,
  'admin'
> & { exported: Endpoint<Request, Response, 'admin'> };

/** The two lines of a table: its pages, and its export, which is logged before it is answered. */
export function tableRoutes<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  table: Table<Request, Response>,
  answer: Parameters<typeof signedInRoute<Request, Response>>[1],
): readonly Route[] {
  return [
    signedInRoute(table, answer),
    signedInRoute(table.exported, async (query, info) => {
      await noteExport(table.path, query, info.account, info.now);
      return answer(query, info);
    }),
  ];
}
