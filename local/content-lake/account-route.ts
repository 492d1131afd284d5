import type { ServerResponse } from 'node:http';
import { type LakeRequest, sendJson } from './http.ts';
import type { Lake } from './lake.ts';

const EDITOR = {
  id: 'local-editor',
  name: 'Local editor',
  email: 'editor@example.test',
  profileImage: null,
  provider: 'local',
  role: 'administrator',
  roles: [{ name: 'administrator', title: 'Administrator' }],
};
const EVERYTHING = ['read', 'create', 'update', 'manage', 'history', 'editHistory'];

/**
 * Who is signed in and what they may do, as far as the Studio asks; false when it asks for more.
 * Nobody is signed in without a token: `/users/me` is then `{}`, as in Sanity.
 */
export function answerAccount(lake: Lake, request: LakeRequest, response: ServerResponse): boolean {
  const { projectId, dataset } = lake;
  const project = {
    id: projectId,
    displayName: 'Courtside (local)',
    studioHost: null,
    members: [],
  };
  const answers: Record<string, unknown> = {
    // Of what Sanity sells by the plan, this lake has nothing.
    features: [],
    'users/me': request.isEditor ? EDITOR : {},
    [`users/${EDITOR.id}`]: EDITOR,
    [`projects/${projectId}`]: project,
    [`projects/${projectId}/users/me`]: request.isEditor ? EDITOR : {},
    [`projects/${projectId}/datasets`]: [{ name: dataset, aclMode: 'public' }],
    [`projects/${projectId}/datasets/${dataset}/acl`]: [
      request.isEditor
        ? { filter: '_id in path("**")', permissions: EVERYTHING }
        : { filter: '_id in path("*")', permissions: ['read'] },
    ],
  };
  const answer = answers[request.segments.join('/')];
  if (answer === undefined) return false;
  sendJson(response, 200, answer);
  return true;
}
