import { prepareAccountLink } from '../accounts/prepare-account-link.ts';
import { prepareWaiverCopy } from '../registration/prepare-waiver-copy.ts';
import type { Preparers } from './deliver-mail.ts';

/** Every kind of email that is made only when it is sent; with the library of PDFs, so not for each function. */
export const PREPARERS: Preparers = {
  'account-link': prepareAccountLink,
  'waiver-copy': prepareWaiverCopy,
};
