import { GameSchema } from '#domain/games/game.ts';
import { OutboxMailSchema } from '#domain/mail/outbox-mail.ts';
import { OrderSchema } from '#domain/orders/order.ts';
import { PaymentEventSchema } from '#domain/orders/payment-event.ts';
import { TeamInformationSchema } from '#domain/team/team-information.ts';
import { collectionOf } from './firestore.ts';

/* The collections of Firestore, each with the schema of its documents. */

export const games = () => collectionOf('games', GameSchema);
export const orders = () => collectionOf('orders', OrderSchema);
export const outbox = () => collectionOf('outbox', OutboxMailSchema);
export const paymentEvents = () => collectionOf('paymentEvents', PaymentEventSchema);
export const teamInformation = () => collectionOf('teamInformation', TeamInformationSchema);
