/** Whether the browser has popovers: Safari has them from 17 on only. */
export const hasPopovers = (): boolean => 'showPopover' in HTMLElement.prototype;

/** Whether the browser shows a popover. One that has none does not know the question, and would throw. */
export const isPopoverOpen = (popover: HTMLElement | null): boolean =>
  hasPopovers() && popover?.matches(':popover-open') === true;
