import type { ContactMessage } from '#domain/contact/contact-message.ts';
import { contactMessages } from '#server/gateways/records.ts';

/** A message as the contact form leaves it, of a sender that no other test uses; its emails are shown elsewhere. */
export async function storeMessage(change: Partial<ContactMessage> = {}): Promise<ContactMessage> {
  const name = `W${crypto.randomUUID().slice(0, 8)}`;
  const now = new Date().toISOString();
  const message: ContactMessage = {
    id: crypto.randomUUID(),
    requestHash: 'hash',
    name,
    email: `${name}@example.com`.toLowerCase(),
    phone: null,
    notes: null,
    status: 'new',
    inquiryType: 'schedules',
    playerAge: '13-15',
    subject: 'When is practice?',
    message: 'On Tuesdays?\n\nThank you.',
    createdAt: now,
    updatedAt: now,
    ...change,
  };
  await contactMessages().doc(message.id).create(message);
  return message;
}
