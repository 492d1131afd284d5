import type {
  CollectionReference,
  DocumentSnapshot,
  Query,
  QueryDocumentSnapshot,
} from '@google-cloud/firestore';
import type { TableQuery } from '#contracts/records/table.ts';
import type { Range } from '#domain/payments/period.ts';

/** What a table is asked, whichever page of it. */
export type Question = Omit<TableQuery, 'page' | 'pageSize'>;

export interface TableSource<T> {
  collection: CollectionReference<T>;
  /** The record's field behind each filter, and behind each sort where it is named otherwise. */
  filterFields?: Readonly<Record<string, string>>;
  sortFields?: Readonly<Record<string, string>>;
  /** Sorts by what no field says as Firestore would sort it, each under its name. */
  ownSorts?: Readonly<Record<string, OwnSort>>;
  /** Leaves out records by what others say of them. */
  ownFilter?: OwnFilter;
  /** The field that says which records are the newest; `createdAt` unless told. */
  newestBy?: string;
  /** Only records whose `newestBy`, an instant, falls into it. */
  within?: Range | null;
  /** Values of a filter that stand for several of the field's, such as 'unsent' for pending and failed. */
  groups?: Readonly<Record<string, readonly string[]>>;
  /** What a search finds besides: records by the words of others that they refer to. With these fields. */
  alsoFind?: (search: string, fields: readonly string[]) => Promise<Found>;
}

/**
 * A sort that is done here: of every record that the filters leave, a few fields are read. It costs a
 * read a record, so it is for what people ask for seldom.
 */
export interface OwnSort {
  /** Of the record, which the key is made from. */
  fields: readonly string[];
  /** What a record is sorted by. */
  readKeys: () => Promise<(doc: DocumentSnapshot) => string | number>;
}

/** A filter that is applied here, and costs as much as an own sort. */
export interface OwnFilter {
  /** Of the record, which the test looks at. */
  fields: readonly string[];
  /** With those that are left to be tested, for a test that asks for what other records say of them. */
  readTest: (docs: readonly DocumentSnapshot[]) => Promise<(doc: DocumentSnapshot) => boolean>;
}

export interface Found {
  docs: readonly QueryDocumentSnapshot[];
  /** Whether there may be more than these. */
  more: boolean;
}

/** A field, and the values that a record may have there. */
export type Wanted = [field: string, values: readonly string[]];

/** What a record must be like. */
export function wantedValues<T>(
  { filterFields, groups = {} }: TableSource<T>,
  { filters }: Pick<Question, 'filters'>,
): Wanted[] {
  return Object.entries(filters)
    .filter(([, value]) => value !== '')
    .map(
      ([name, value]): Wanted => [
        fieldOf(name, filterFields),
        value.split(',').flatMap((one) => groups[one] ?? [one]),
      ],
    );
}

/** The field that says how new a record is. */
export function ageField<T>({ newestBy = 'createdAt' }: TableSource<T>): string {
  return newestBy;
}

/** The records of the source's range. */
export function inTime<T>(source: TableSource<T>, records: Query<T>): Query<T> {
  const { within } = source;
  if (!within) return records;
  const field = ageField(source);
  return records.where(field, '>=', within.from).where(field, '<', within.to);
}

/** The field behind the name of a filter or sort. */
export function fieldOf(
  name: string,
  fields: Readonly<Record<string, string>> | undefined,
): string {
  return fields?.[name] ?? name;
}
