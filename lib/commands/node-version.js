/** What the code is written for, and what `npm ci` brings along on Linux. */
export const NODE_MAJOR = 24;

/**
 * Why the rest cannot run on this Node, in a sentence that says what to do; null when it can.
 * @param {string} version such as "24.21.0"
 */
export function whyTooOld(version) {
  if (Number.parseInt(version, 10) >= NODE_MAJOR) return null;
  return (
    `This project needs Node ${NODE_MAJOR}, and this is Node ${version}. On Linux \`npm ci\` brings it along; ` +
    `elsewhere install Node ${NODE_MAJOR} from https://nodejs.org and run the command again.`
  );
}
