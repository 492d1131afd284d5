import { useId, useRef } from 'react';

/**
 * What ties a button to the browser's popover that it opens and that stands beside it, to be spread over
 * the two. Where CSS anchors are missing, the popover opens in the middle.
 */
export function useAnchoredPopover() {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const anchor = `--anchor${id.replaceAll(/[^\w-]/g, '')}`;
  return {
    id,
    panel,
    forButton: { type: 'button', popoverTarget: id, style: { anchorName: anchor } },
    forPanel: { ref: panel, id, popover: 'auto', style: { positionAnchor: anchor } },
  } as const;
}
