type Wishes = Navigator & {
  globalPrivacyControl?: boolean;
  connection?: { saveData?: boolean };
};

/** Whoever wishes not to be measured, or to save data, is left alone. */
export function isWelcome(): boolean {
  const { doNotTrack, globalPrivacyControl, connection } = navigator as Wishes;
  return doNotTrack !== '1' && !globalPrivacyControl && !connection?.saveData;
}
