import { useRef, useState } from 'react';
import type { ApiError } from '#browser/api.ts';
import { showToast } from '#components/ui/toast.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { messages } from '#words/office/dashboard/gallery.ts';
import { isAnswerLost } from '../kit/is-answer-lost.ts';
import { afterLostAnswer } from '../kit/use-save.ts';
import { decideOn } from './decide-on.ts';

const { done, failedTitle } = messages.decisions.approve;

interface Refusal {
  submission: GallerySubmission;
  error: ApiError;
}

/**
 * Approvals from the rows: as many at once as a quick hand starts, and each refusal stays on the
 * screen with its name.
 */
export function useApprovals(onChanged: () => void) {
  const [underWay, setUnderWay] = useState<readonly GallerySubmission[]>([]);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  /** The ids of those whose approval may have been saved without an answer. */
  const lost = useRef(new Set<string>());

  const forget = ({ id }: GallerySubmission) =>
    setRefusals((all) => all.filter((refusal) => refusal.submission.id !== id));

  async function approve(submission: GallerySubmission) {
    setUnderWay((all) => [...all, submission]);
    forget(submission);
    const result = await decideOn(submission, 'approve');
    setUnderWay((all) => all.filter(({ id }) => id !== submission.id));
    if (result.ok) {
      void showToast({ ...done, tone: 'success' });
      onChanged();
    } else {
      const isLost = isAnswerLost(result.error);
      if (isLost) lost.current.add(submission.id);
      const error = lost.current.has(submission.id) ? afterLostAnswer(result.error) : result.error;
      setRefusals((all) => [...all, { submission, error }]);
      // It may have been approved all the same: the server goes on with it.
      if (isLost) onChanged();
      void showToast({ title: failedTitle, description: error.message, tone: 'error' });
    }
  }

  /** To see what someone else decided. */
  function dismiss(submission: GallerySubmission) {
    forget(submission);
    lost.current.delete(submission.id);
    onChanged();
  }

  return { underWay, refusals, approve, dismiss };
}
