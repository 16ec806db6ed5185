/**
 * A bet so small that rounding to centavos takes its return below 85 % is refused: the least theoretical return
 * that Brazil allows (Portaria SPA/MF 1.207), and never a bet whose win would round to nothing.
 */
export const LEAST_RTP_PPM = 850_000
