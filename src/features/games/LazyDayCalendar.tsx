import { lazyPart, useLazyPart } from '#components/page/lazy-part.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { messages } from '#words/schedule.ts';
import type { DayCalendarProps } from './DayCalendar.tsx';

const CALENDAR = lazyPart(async () => (await import('./DayCalendar.tsx')).DayCalendar);

/** The calendar, loaded when it is first opened. */
export function LazyDayCalendar(props: DayCalendarProps) {
  const { Part: DayCalendar, failed } = useLazyPart(CALENDAR);
  if (DayCalendar) return <DayCalendar {...props} />;
  if (failed) return <Alert tone="error" title={messages.calendarFailed} className="w-68" />;
  return <CalendarOnItsWay />;
}

/** In the calendar's place until it is there. */
export function CalendarOnItsWay() {
  return (
    <div className="grid h-86 w-70 place-items-center">
      <Spinner label={messages.calendarLoading} />
    </div>
  );
}
