/** What `run` answers, and nothing when it throws: for a browser that forbids its storage or has no room left. */
export function tryOrUndefined<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
