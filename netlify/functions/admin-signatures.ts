import type { Config } from '@netlify/functions';
import { serveRoutes } from '#server/routes/http/route.ts';
import { signedDocumentRoutes } from '#server/routes/registration/signed-documents.ts';

/** Apart from the rest of the dashboard, which can do without what draws PDFs. */
export default serveRoutes(...signedDocumentRoutes);

export const config: Config = {
  path: ['/api/admin/signatures', '/api/admin/signatures/*'],
};
