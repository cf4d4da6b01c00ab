/** Loaded into a site under test (`node --import`): each SIGUSR2 sets its clock forward by ten minutes. */
const STEP_MS = 600_000;
const { now } = Date;
const sinceStart = performance.now.bind(performance);
let ahead = 0;

Date.now = () => now() + ahead;
performance.now = () => sinceStart() + ahead;
process.on('SIGUSR2', () => {
  ahead += STEP_MS;
});
