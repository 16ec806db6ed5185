/** How long after log-in a session lasts without "keep me signed in", and with it what its device is told (docs/rules/accounts.md). */
export const unrememberedHours = 12
