import type { Fields } from './values.ts';

/** A document as it stood at some moment. Times are microseconds since 1970. */
export type StoredDocument = {
  name: string;
  fields: Fields;
  createTime: number;
  updateTime: number;
};
