import { mailedRules } from '#browser/forms/mailed-rules.ts';
import { requestGivingStatementEndpoint } from '#contracts/donations/giving.ts';

export const rules = mailedRules(requestGivingStatementEndpoint);
