/**
 * Work nobody waits for. That a newer tab has closed the database under it is expected (the app asks to reload);
 * everything else still crashes to the window's error boundary.
 */
export function inBackground(work: Promise<unknown>): void {
  work.catch(error => {
    if (error instanceof Error && error.name === 'DatabaseClosedError') return
    throw error
  })
}
