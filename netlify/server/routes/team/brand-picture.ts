import { serveBrandPicture } from '../../use-cases/team/serve-brand-picture.ts';
import { guarded } from '../http/guarded.ts';
import { refuseMethod } from '../http/route.ts';

export const answerBrandPicture = guarded(async (request) => {
  refuseMethod(request, { method: 'GET' });
  return serveBrandPicture(request);
});
