import type { DocumentData } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import type { NamedEntry } from '#contracts/activity/dashboard.ts';
import type { AuditEntry } from '#domain/accounts/audit-entry.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { firestore } from '../../gateways/firestore.ts';

const text = z.catch(z.string(), '');
const person = z.catch(z.object({ firstName: text, lastName: text }), {
  firstName: '',
  lastName: '',
});
/** Of every collection the few fields that name a record; what one has not is empty. */
const NamesSchema = z.object({
  firstName: text,
  lastName: text,
  payer: person,
  sponsorName: text,
  businessName: text,
  name: text,
  email: text,
  title: text,
  originalName: text,
  opponent: text,
  subject: text,
  description: text,
});
type Names = z.infer<typeof NamesSchema>;

const ofPayer = ({ payer }: Names) => fullName(payer).trim();
/** How a record is named, by its collection. */
const NAME_OF: Readonly<Record<string, (names: Names) => string>> = {
  profiles: fullName,
  medicalNotes: fullName,
  volunteerApplications: fullName,
  playerBills: (names) => ofPayer(names) || names.description,
  registrations: ofPayer,
  orders: ofPayer,
  donations: ofPayer,
  sponsorships: (names) => names.businessName || ofPayer(names),
  sponsorBills: ({ sponsorName }) => sponsorName,
  payments: ({ name }) => name,
  contactMessages: ({ name }) => name,
  discounts: ({ name }) => name,
  families: ({ email }) => email,
  games: ({ opponent }) => opponent,
  gallerySubmissions: ({ title, originalName }) => title || originalName,
  outbox: ({ subject }) => subject,
};
const FIELDS = Object.keys(NamesSchema.shape);
/** Medical notes are never read for a list: the player has the same id, and the name. */
const READ_FROM: Readonly<Record<string, string>> = { medicalNotes: 'profiles' };

/** Adds to entries of the log whose record each is about: one question for all of them. */
export async function nameSubjects(entries: readonly AuditEntry[]): Promise<NamedEntry[]> {
  const places = new Map(entries.map(({ subject }) => [subject, placeOf(subject)]));
  const paths = [...new Set([...places.values()].flatMap((place) => place?.path ?? []))];
  const found =
    paths.length === 0
      ? []
      : await firestore().getAll(...paths.map((path) => firestore().doc(path)), {
          fieldMask: FIELDS,
        });
  const data = new Map(found.map((doc) => [doc.ref.path, doc.data()]));
  return entries.map((entry) => {
    const place = places.get(entry.subject);
    const about = place && nameOf(place.collection, data.get(place.path));
    return { ...entry, ...(about && { about }) };
  });
}

function placeOf(subject: string): { collection: string; path: string } | undefined {
  const [collection = '', id, ...rest] = subject.split('/');
  if (!id || rest.length > 0 || !Object.hasOwn(NAME_OF, collection)) return undefined;
  return { collection, path: `${READ_FROM[collection] ?? collection}/${id}` };
}

function nameOf(collection: string, data: DocumentData | undefined): string {
  return data ? (NAME_OF[collection]?.(NamesSchema.parse(data)).trim() ?? '') : '';
}
