import { createContext, useContext } from 'react';

/** What ties a control to its label, hint and error. */
export interface FieldControl {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export const FieldContext = createContext<FieldControl>({});

/** The attributes a control inside a `Field` has to carry; empty outside of one. */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext);
}
