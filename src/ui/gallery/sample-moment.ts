/** When everything in the gallery happened: 19 November 2026, 14:02 in Brasília. */
export const sampleMoment = Date.UTC(2026, 10, 19, 17, 2)
