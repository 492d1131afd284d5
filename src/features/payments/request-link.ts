import { mailedRules } from '#browser/forms/mailed-rules.ts';
import { requestManageLinkEndpoint } from '#contracts/payments/manage-payment.ts';

export const rules = mailedRules(requestManageLinkEndpoint);
