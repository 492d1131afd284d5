/** Crockford's base 32: no letters that are mistaken for digits when read out. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The short number of a record, 'K7QF-2M9X', made of the first 40 bits of its id (a random UUID),
 * so it needs no counter and the same record always has the same number.
 */
export function recordNumberOf(id: string): string {
  let bits = BigInt(`0x${id.replaceAll('-', '').slice(0, 10)}`);
  let number = '';
  for (let digit = 0; digit < 8; digit += 1) {
    number = (ALPHABET[Number(bits & 31n)] ?? '') + number;
    bits >>= 5n;
  }
  return `${number.slice(0, 4)}-${number.slice(4)}`;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The number of a record that has one; undefined for an id of another kind, such as an account's. */
export function findRecordNumber(id: string): string | undefined {
  return UUID.test(id) ? recordNumberOf(id) : undefined;
}

/** What a record is called that somebody may have made by hand. */
export const numberOrId = (id: string): string => findRecordNumber(id) ?? id;
