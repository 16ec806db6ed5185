/** A line on which people notice that they wait (`slowMs` of judge-connection.ts), and which still answers within every deadline. */
export const slowLine = { latencyMs: 3_000, bytesPerSecond: 20_000 } as const
