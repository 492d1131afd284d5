import { readStored, removeStored, writeStored } from './storage.ts';

/* What belongs to one tab: it outlives a reload and ends with the tab. A tab opened by script starts with a copy. */

export const readSession = (key: string) => readStored(key, 'sessionStorage');
export const writeSession = (key: string, value: unknown) =>
  void writeStored(key, value, 'sessionStorage');
export const removeSession = (key: string) => removeStored(key, 'sessionStorage');
