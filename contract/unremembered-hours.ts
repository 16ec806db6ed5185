/** How long after log-in a session lasts without "keep me signed in", and with it what its device is told (readings, section 3). */
export const unrememberedHours = 12
