/** All that is counted of attempts to sign in to one account begins so, the device's own count excepted. */
export const accountPrefix = (account: string) => `login-account:${account}:`;
