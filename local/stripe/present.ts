import type { Account } from './account.ts';
import { invalidRequest } from './errors.ts';
import type { AnyObject, Kind, LineItem, List } from './objects.ts';

/** Fields that hold the id of another object, which `expand` replaces by the object. */
const REFERENCES = new Set([
  'balance_transaction',
  'charge',
  'customer',
  'default_payment_method',
  'failure_balance_transaction',
  'invoice',
  'latest_charge',
  'latest_invoice',
  'payment_intent',
  'payment_method',
  'product',
  'source',
  'subscription',
]);

/** An object as the API shows it: stored fields, and those that depend on where or when one asks. */
export function present(account: Account, object: AnyObject): Record<string, unknown> {
  if (object.object === 'checkout.session') {
    const open = object.status === 'open';
    return { ...object, url: open ? `${account.url}/c/pay/${object.id}` : null };
  }
  if (object.object === 'invoice') {
    return { ...object, hosted_invoice_url: `${account.url}/i/${object.id}` };
  }
  if (object.object === 'billing_portal.session') {
    return { ...object, url: `${account.url}/p/session/${object.id}` };
  }
  if (object.object === 'balance_transaction') {
    const { payout: _, ...shown } = object;
    return { ...shown, status: object.available_on <= account.now() ? 'available' : 'pending' };
  }
  if (object.object === 'dispute') {
    const own = account.store.list('balance_transaction', { where: { '$.source': object.id } });
    return { ...object, balance_transactions: own.map((one) => present(account, one)) };
  }
  if (object.object === 'event') {
    const row = account.store.db
      .prepare('SELECT count(*) AS n FROM deliveries WHERE event = ? AND delivered_at IS NULL')
      .get(object.id) as { n: number };
    return { ...object, pending_webhooks: row.n };
  }
  return { ...object };
}

export function listOfAll<T>(data: T[], url: string): List<T> {
  return { object: 'list', data, has_more: false, url };
}

/** Lists that are part of an object only when they are asked for. */
function includable(account: Account, object: Record<string, unknown>, name: string): unknown {
  const id = String(object.id);
  const listed = (kind: Kind, path: string, url: string) =>
    listOfAll(
      account.store.list(kind, { where: { [path]: id } }).map((item) => present(account, item)),
      url,
    );
  switch (`${object.object} ${name}`) {
    case 'checkout.session line_items': {
      const note = account.store.note<{ lineItems: LineItem[] }>(id);
      return listOfAll(note?.lineItems ?? [], `/v1/checkout/sessions/${id}/line_items`);
    }
    case 'charge refunds':
      return listed('refund', '$.charge', `/v1/charges/${id}/refunds`);
    case 'invoice payments':
      return listed('invoice_payment', '$.invoice', `/v1/invoice_payments?invoice=${id}`);
    case 'customer subscriptions':
      return listed('subscription', '$.customer', `/v1/customers/${id}/subscriptions`);
    default:
      return undefined;
  }
}

/** `object` with the dotted path (`payment_intent.latest_charge`, `data.customer`) expanded in place. */
export function expandPath(account: Account, object: Record<string, unknown>, path: string) {
  const [name = '', ...rest] = path.split('.');
  const held = object[name];
  if (typeof held === 'string' && REFERENCES.has(name)) {
    const found = account.store.find(held);
    if (found) object[name] = present(account, found);
  } else if (held === undefined) {
    const list = includable(account, object, name);
    if (list === undefined) throw cannotExpand(path);
    object[name] = list;
  } else if (rest.length === 0 && held !== null && typeof held !== 'object') {
    throw cannotExpand(path);
  }
  if (rest.length > 0) expandInside(account, object[name], rest.join('.'));
}

function expandInside(account: Account, held: unknown, path: string) {
  if (Array.isArray(held)) {
    for (const item of held) expandInside(account, item, path);
  } else if (typeof held === 'object' && held !== null) {
    expandPath(account, held as Record<string, unknown>, path);
  }
}

const cannotExpand = (path: string) =>
  invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
