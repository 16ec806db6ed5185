import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '../config/config.ts'

/** Structured lines without personal data: no bodies, tokens, addresses or query strings ever reach it. */
export function createLogger(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    // Fastify would log the url and the address of a request; the route's pattern is enough.
    serializers: { req: () => undefined, res: () => undefined },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}
