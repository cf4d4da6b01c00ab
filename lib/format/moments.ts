const format = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});
const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** "21 Nov 2026, 2:35 pm" */
export const moment = (value: string) => format.format(new Date(value));

/** "2:35 pm" */
export const timeOfDay = (value: string) => clock.format(new Date(value));
