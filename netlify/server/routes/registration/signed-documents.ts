import {
  listSignedDocumentsEndpoint,
  mailSignedCopiesEndpoint,
  readSignedCopyEndpoint,
} from '#contracts/registration/signed-documents.ts';
import { listSignedDocuments } from '../../use-cases/registration/list-signed-documents.ts';
import { mailSignedCopies } from '../../use-cases/registration/mail-signed-copies.ts';
import { readSignedCopy } from '../../use-cases/registration/read-signed-copy.ts';
import type { Route } from '../http/route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';
import { tableRoutes } from '../http/table-routes.ts';

export const signedDocumentRoutes: readonly Route[] = [
  ...tableRoutes(listSignedDocumentsEndpoint, (query) =>
    listSignedDocuments({ ...query, filters: {} }),
  ),
  signedInRoute(readSignedCopyEndpoint, ({ id }, { account, now }) =>
    readSignedCopy(id, account, now),
  ),
  signedInRoute(mailSignedCopiesEndpoint, ({ id }, { account, now }) =>
    mailSignedCopies(id, account, now),
  ),
];
