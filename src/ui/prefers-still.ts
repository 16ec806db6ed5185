/** Whether this person asked their device for less motion. */
export function prefersStill(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}
