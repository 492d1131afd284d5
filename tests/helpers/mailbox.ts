import * as z from 'zod/mini';

const AddressSchema = z.object({ address: z.string(), name: z.string() });
const MailSchema = z.object({
  id: z.string(),
  to: z.array(AddressSchema),
  from: z.array(AddressSchema),
  subject: z.string(),
  text: z.optional(z.string()),
  html: z.optional(z.string()),
  headers: z.record(z.string(), z.unknown()),
  attachments: z.nullish(
    z.array(z.object({ fileName: z.string(), generatedFileName: z.string() })),
  ),
});
export type Mail = z.infer<typeof MailSchema>;

/** Of a form with its account box ticked: all but the invitation to the account. */
export const isNoInvitation = ({ subject }: Mail) => !subject.startsWith('Your account');

/** What arrived in the local mailbox, read over maildev's REST API. */
export interface Mailbox {
  /** Every mail to the address, oldest first; poll it, a mail takes a moment. */
  readMail(to: string): Promise<Mail[]>;
  readAll(): Promise<Mail[]>;
  /** The files that came with a mail, by its id. */
  readAttachments(id: string): Promise<{ name: string; content: Uint8Array }[]>;
}

/** @param deliver sends what waits, as happens every minute; done before each look */
export function openMailbox(url: string, deliver?: () => Promise<unknown>): Mailbox {
  const readAll = async () => {
    await deliver?.();
    const response = await fetch(`${url}/email`);
    return z.array(MailSchema).parse(await response.json());
  };
  return {
    readAll,
    readMail: async (to) =>
      (await readAll()).filter((mail) => mail.to.some(({ address }) => address === to)),
    readAttachments: async (id) => {
      const mail = (await readAll()).find((candidate) => candidate.id === id);
      return Promise.all(
        (mail?.attachments ?? []).map(async ({ fileName, generatedFileName }) => {
          const response = await fetch(`${url}/email/${id}/attachment/${generatedFileName}`);
          return { name: fileName, content: new Uint8Array(await response.arrayBuffer()) };
        }),
      );
    },
  };
}
