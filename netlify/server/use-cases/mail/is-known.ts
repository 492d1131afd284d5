import { hasVerified } from '../../gateways/auth.ts';
import { hasPaid } from './may-send.ts';

/** Whether an address is known to be its owner's: it was verified or paid from. For functions that have Firebase Auth. */
export async function isKnown(email: string): Promise<boolean> {
  return (await hasVerified(email)) || (await hasPaid(email));
}
