/** Runs once the first paint is out and the browser has a moment: nothing here may delay what the member sees. */
export function afterFirstPaint(run: () => void, waitMs = 0) {
  requestAnimationFrame(() => setTimeout(run, waitMs))
}
