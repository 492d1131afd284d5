import { createHmac } from 'node:crypto';
import { isPublicId } from './document.ts';
import type { DocumentChange, Transaction } from './transaction.ts';

export interface WebhookOptions {
  url: string;
  secret: string;
}

/** Whose documents they are. */
interface Dataset {
  projectId: string;
  dataset: string;
}

/** A Sanity GROQ webhook over published documents: posts each one that appears, changes or goes. */
export class PublishWebhook {
  readonly #options: WebhookOptions;
  readonly #lake: Dataset;
  #sent: Promise<void> = Promise.resolve();

  constructor(options: WebhookOptions, lake: Dataset) {
    this.#options = options;
    this.#lake = lake;
  }

  announce(transaction: Transaction, changes: readonly DocumentChange[]): void {
    for (const change of changes) {
      const document = change.after ?? change.before;
      if (!isPublicId(change.id) || document?._type.startsWith('sanity.')) continue;
      this.#sent = this.#sent.then(() => this.#send(transaction, change));
    }
  }

  /** A hook that is down must not stop an editor from publishing; Sanity, too, delivers later. */
  async #send({ id, timestamp }: Transaction, change: DocumentChange): Promise<void> {
    const { before, after } = change;
    const operation = after === undefined ? 'delete' : before === undefined ? 'create' : 'update';
    const body = JSON.stringify({ ...(after ?? before), operation });
    try {
      const response = await fetch(this.#options.url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'idempotency-key': `${id}-${change.id}`,
          'sanity-transaction-id': id,
          'sanity-transaction-time': timestamp,
          'sanity-operation': operation,
          'sanity-document-id': change.id,
          'sanity-dataset': this.#lake.dataset,
          'sanity-project-id': this.#lake.projectId,
          'sanity-webhook-signature': signWebhook(body, this.#options.secret, Date.now()),
        },
        signal: AbortSignal.timeout(30_000),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
    } catch (error) {
      console.error(`content lake: webhook ${this.#options.url} failed:`, error);
    }
  }
}

/** `t=<ms>,v1=<HMAC-SHA-256 of "<ms>.<body>", base64url>`, as `@sanity/webhook` verifies it. */
function signWebhook(body: string, secret: string, now: number): string {
  const hash = createHmac('sha256', secret).update(`${now}.${body}`).digest('base64url');
  return `t=${now},v1=${hash}`;
}
