import { reviewSubmissionRoute } from '#server/routes/gallery/review-submission.ts';
import { serveRoutes } from '#server/routes/http/route.ts';

export default serveRoutes(reviewSubmissionRoute);
