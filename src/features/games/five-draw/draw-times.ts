/** From one ball to the next, and a moment after the last one. */
export const ballMs = 1400
export const lieMs = 900
