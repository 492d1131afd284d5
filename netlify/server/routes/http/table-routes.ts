import type * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';
import { noteExport } from '../../use-cases/records/note-export.ts';
import type { Route } from './route.ts';
import { type SignedInInfo, signedInRoute } from './signed-in-route.ts';

type Table<Request extends z.ZodMiniType, Response extends z.ZodMiniType> = Endpoint<
  Request,
  Response,
  'admin'
> & { exported: Endpoint<Request, Response, 'admin'> };

/**
 * The two lines of a table: its pages, and its export, which is logged before it is answered.
 * @param answer `isFile` says which of them, where a file has more of a row than the screen
 */
export function tableRoutes<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  table: Table<Request, Response>,
  answer: (
    query: z.infer<Request>,
    info: SignedInInfo,
    isFile: boolean,
  ) => Promise<z.infer<Response>>,
): readonly Route[] {
  return [
    signedInRoute(table, (query, info) => answer(query, info, false)),
    signedInRoute(table.exported, async (query, info) => {
      await noteExport(table.path, query, info.account, info.now);
      return answer(query, info, true);
    }),
  ];
}
