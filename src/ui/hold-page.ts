let holders = 0

const mark = () => document.documentElement.toggleAttribute('data-held', holders > 0)
/** The root's scrolling paints the whole page anew: what has come or gone is painted before. */
const markLater = () => requestAnimationFrame(() => setTimeout(mark))

/** Under a modal the page stays where it is (`data-held`, base.css). Answers how to let it go. */
export function holdPage(): () => void {
  holders += 1
  markLater()
  return () => {
    holders -= 1
    markLater()
  }
}
