/** Hours after log-in for which a session lasts without "keep me signed in", and for which its device gets notifications (docs/rules/accounts.md). */
export const unrememberedHours = 12
