/** The address of the home page, which a function fills with the next game and the last results. */
export const HOME_PATH = '/';

/** The address of the Game Schedules page, which a function fills with the games. */
export const SCHEDULE_PATH = '/schedules';

/** Its one parameter, a filter by month: the page's buttons send it where no script runs yet. */
export const MONTH_PARAMETER = 'month';

/** Where calendar programs find the games. */
export const CALENDAR_PATH = '/schedule.ics';
