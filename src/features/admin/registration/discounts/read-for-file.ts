import { callApi } from '#browser/api.ts';
import { readDiscountsEndpoint } from '#contracts/discounts/dashboard.ts';

/** What goes into a file is behind the second factor, and logged. @throws Error with a sentence for the person */
export async function readForFile() {
  const result = await callApi(readDiscountsEndpoint.exported, {});
  if (!result.ok) throw new Error(result.error.message);
  return result.data;
}
