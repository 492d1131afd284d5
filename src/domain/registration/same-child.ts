import { fullName } from '#domain/accounts/full-name.ts';
import { listAll } from '#words/list.ts';
import { isSameName } from './same-name.ts';

interface Child {
  firstName: string;
  lastName: string;
  age: number;
}

/** Whether two registrations of one family and season speak of the same child. A birthday may lie between them. */
export function isSameChild(one: Child, other: Child): boolean {
  return isSameChildName(one, other) && Math.abs(one.age - other.age) <= 1;
}

/** The same, where the age may have been corrected. */
export function isSameChildName(one: Omit<Child, 'age'>, other: Omit<Child, 'age'>): boolean {
  return isSameName(fullName(one), fullName(other));
}

/** 'Zoë Diaz', or 'Zoë Diaz and Leo Diaz'. */
export function listChildren(children: readonly Omit<Child, 'age'>[]): string {
  return listAll(children.map(fullName));
}
