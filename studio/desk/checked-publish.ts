import { useEffect, useState } from 'react';
import { type DocumentActionComponent, useValidationStatus } from 'sanity';

/** The Studio begins to look at a change at most 200 ms after it. */
const SETTLED_MS = 300;

/** Sanity's own action, which it hands to the configuration alone. */
let usePublish: DocumentActionComponent = () => null;

/**
 * Puts a “Publish” in the place of Sanity's that can be pressed when the last change has been checked.
 * Sanity's can be pressed before; it then takes the result of an older state for that of the newest,
 * says that there are mistakes where there are none any more, and forgets the click.
 */
export function publishWhenChecked(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  return actions.map((action) => {
    if (action.action !== 'publish') return action;
    usePublish = action;
    return useCheckedPublish;
  });
}

const useCheckedPublish: DocumentActionComponent = (props) => {
  const described = usePublish(props);
  const isChecked = useIsChecked(props);
  if (described === null || isChecked) return described;
  return { ...described, disabled: true, title: 'The last change is being checked.' };
};
useCheckedPublish.action = 'publish';

/** Whether the draft has been looked at as it is now. */
function useIsChecked({ id, type, draft }: Parameters<DocumentActionComponent>[0]): boolean {
  const { isValidating } = useValidationStatus(draft?._id ?? id, type, true);
  const [checked, setChecked] = useState<typeof draft>(null);
  useEffect(() => {
    if (isValidating) return;
    const timer = setTimeout(() => setChecked(draft), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isValidating, draft]);
  return draft === null || (!isValidating && checked === draft);
}
