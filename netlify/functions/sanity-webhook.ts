import { answerSanity } from '#server/routes/publishing/sanity-webhook.ts';

export default answerSanity;
