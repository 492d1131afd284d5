/* Records as they have been stored at some time, and what may become of them. See tests/corpus/README.md. */

/** A stored record: where it was, and its document as it is written. */
export interface Specimen {
  collection: string;
  /** The file's name, made of its content. */
  name: string;
  id: string;
  data: Record<string, unknown>;
}

const files = import.meta.glob<{ id: string; data: Record<string, unknown> }>(
  '../corpus/*/*.json',
  { eager: true, import: 'default' },
);

export const CORPUS: readonly Specimen[] = Object.entries(files).map(([path, { id, data }]) => {
  const [, collection = '', name = ''] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
  return { collection, name, id, data: data };
});

/** The document as Firestore has it: instants of its own type stand in a file as `{ $timestamp }`. */
export function documentOf(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, decode(value)]));
}

function decode(value: unknown): unknown {
  const isInstant = typeof value === 'object' && value !== null && '$timestamp' in value;
  return isInstant ? new Date(String(value.$timestamp)) : value;
}

/** A record with something wrong in one place. */
export interface Spoiled {
  what: string;
  data: Record<string, unknown>;
}

/** Each key removed, each value of another type or form, and a key that nobody knows; in every depth. */
export function* spoilAll(data: Record<string, unknown>): Generator<Spoiled> {
  yield { what: 'an unknown key', data: { ...data, keyOfTomorrow: { deep: [1] } } };
  for (const { what, value } of spoilValue(data, '')) {
    yield { what, data: value as Record<string, unknown> };
  }
}

function* spoilValue(whole: unknown, path: string): Generator<{ what: string; value: unknown }> {
  if (typeof whole !== 'object' || whole === null || '$timestamp' in whole) return;
  if (Array.isArray(whole)) {
    const [first, ...rest] = whole;
    if (first === undefined) return;
    yield { what: `${path}.0 of another type`, value: [wrongFor(first), ...rest] };
    for (const { what, value } of spoilValue(first, `${path}.0`)) {
      yield { what, value: [value, ...rest] };
    }
    return;
  }
  for (const [key, value] of Object.entries(whole)) {
    const at = path ? `${path}.${key}` : key;
    const { [key]: _, ...without } = whole as Record<string, unknown>;
    yield { what: `no ${at}`, value: without };
    yield { what: `${at} of another type`, value: { ...whole, [key]: wrongFor(value) } };
    if (typeof value === 'string') {
      yield { what: `${at} of another form`, value: { ...whole, [key]: 'soon' } };
    }
    for (const inner of spoilValue(value, at)) {
      yield { what: inner.what, value: { ...whole, [key]: inner.value } };
    }
  }
}

const wrongFor = (value: unknown): unknown => (typeof value === 'string' ? 42.5 : 'not this');
