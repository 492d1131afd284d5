import {
  correctSenderEmailEndpoint,
  deleteMessageEndpoint,
  getMessageEndpoint,
  listMessagesEndpoint,
  noteMessageEndpoint,
  replyToMessageEndpoint,
  setMessageStatusEndpoint,
} from '#contracts/contact/dashboard.ts';
import { DONE } from '#contracts/records/change.ts';
import { fileMessage } from '../../use-cases/contact/file-message.ts';
import { messageRecords } from '../../use-cases/contact/message-records.ts';
import { readMessage } from '../../use-cases/contact/read-message.ts';
import { replyToMessage } from '../../use-cases/contact/reply-to-message.ts';
import type { Route } from '../http/route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';
import { tableRoutes } from '../http/table-routes.ts';

export const messageRoutes: readonly Route[] = [
  ...tableRoutes(listMessagesEndpoint, ({ status, ...query }) =>
    messageRecords.list({ ...query, filters: { status } }),
  ),
  signedInRoute(getMessageEndpoint, ({ id }) => readMessage(id)),
  signedInRoute(noteMessageEndpoint, async (request, { account, now }) => ({
    record: await messageRecords.note(request, account, now),
  })),
  signedInRoute(setMessageStatusEndpoint, async (request, { account, now }) => ({
    record: await fileMessage(request, account, now),
  })),
  signedInRoute(correctSenderEmailEndpoint, async (request, { account, now }) => ({
    record: await messageRecords.correctEmail(request, account, now),
  })),
  signedInRoute(deleteMessageEndpoint, async (record, { account, now }) => {
    await messageRecords.remove(record, account, now);
    return DONE;
  }),
  signedInRoute(replyToMessageEndpoint, async (request, { account, now }) => ({
    record: await replyToMessage(request, account, now),
  })),
];
