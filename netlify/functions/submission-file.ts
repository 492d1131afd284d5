import { answerSubmissionFile } from '#server/routes/gallery/submission-file.ts';

export default answerSubmissionFile;
