import { answerStripe } from '#server/routes/payments/stripe-webhook.ts';

export default answerStripe;
