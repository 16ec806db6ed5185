/** Resolves with the first wish to stop: a signal, or the death of the process that started this one over IPC. */
export function untilStopped(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal))
  process.on('disconnect', () => resolve('the starter is gone'))
  return promise
}
