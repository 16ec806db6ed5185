let holders = 0

function isOutOfSight(part: Element) {
  const { top, bottom } = part.getBoundingClientRect()
  return bottom <= 0 || top >= innerHeight
}

const mark = () => {
  const isHeld = holders > 0
  document.documentElement.toggleAttribute('data-held', isHeld)
  for (const part of document.querySelectorAll('.far')) {
    part.toggleAttribute('data-away', isHeld && isOutOfSight(part))
  }
  // A phone that is turned shows other parts.
  if (isHeld) addEventListener('resize', mark)
  else removeEventListener('resize', mark)
}

/** The root's scrolling paints the whole page anew: what has come or gone is painted before. */
const markLater = () => requestAnimationFrame(() => setTimeout(mark))

/**
 * Under a modal the page stays where it is (`data-held`), and its parts out of sight cost nothing (`data-away`, base.css).
 * Answers how to let it go.
 */
export function holdPage(): () => void {
  holders += 1
  markLater()
  return () => {
    holders -= 1
    markLater()
  }
}
