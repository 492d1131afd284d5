import { type ComponentType, useEffect, useState } from 'react';
import { Alert } from '#components/ui/Alert.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import type { DayCalendarProps } from './DayCalendar.tsx';
import { scheduleMessages as messages } from './messages.ts';

type Loaded = { calendar: ComponentType<DayCalendarProps> } | 'loading' | 'failed';

/**
 * The calendar, loaded when it is first opened. Not React's `lazy`: when the file cannot be had,
 * that throws away the whole schedule, and here only the calendar says so.
 */
export function LazyDayCalendar(props: DayCalendarProps) {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  useEffect(() => {
    let shown = true;
    import('./DayCalendar.tsx').then(
      ({ DayCalendar }) => shown && setLoaded({ calendar: DayCalendar }),
      (error: unknown) => {
        console.error('Error loading the calendar', error);
        if (shown) setLoaded('failed');
      },
    );
    return () => {
      shown = false;
    };
  }, []);
  if (loaded === 'failed') {
    return <Alert tone="error" title={messages.calendarFailed} className="w-68" />;
  }
  if (loaded === 'loading') {
    return (
      <div className="grid h-86 w-70 place-items-center">
        <Spinner label={messages.calendarLoading} />
      </div>
    );
  }
  return <loaded.calendar {...props} />;
}
