import type { LazyPart } from '#components/page/lazy-part.ts';
import type { AdminTab } from './admin-location.ts';

/** What a tab is given: who works here, for greetings and "by you". */
export interface AdminTabProps {
  admin: { uid: string; name: string };
}

/** A tab of the dashboard, in a script of its own that is loaded when it is first opened. */
export interface DashboardTab<Id extends AdminTab = AdminTab> {
  /** In the address. */
  id: Id;
  part: LazyPart<AdminTabProps>;
}
