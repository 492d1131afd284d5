import { messages as labels } from '#words/labels/volunteering.ts';

/** A role that one may apply for. */
export interface OfferedRole {
  /** What an application keeps. */
  role: string;
  title: string;
  /** What it asks for ('6-8 hours a week'). */
  commitment?: string;
}

/** What the form offers: the published opportunities; where there are none, what most programs look for, so that one can apply. */
export function offeredRoles(published: readonly Required<OfferedRole>[]): OfferedRole[] {
  if (published.length > 0) {
    return published.map(({ role, title, commitment }) => ({ role, title, commitment }));
  }
  return Object.entries(labels.roles).map(([role, title]) => ({ role, title }));
}
