/** What the queue holds of a write that was not sent under its key yet, from now on. */
export const newQueueEntry = (key: string, now: number) => ({
  key,
  state: 'waiting' as const,
  attempts: 0,
  dueAt: now,
  firstTriedAt: null,
  lastFailure: null,
  lastRefusal: null,
  createdAt: now,
})
