// Turns "expires at 15:04" into a running countdown and reloads the page once the charge has expired.
for (const line of document.querySelectorAll('[data-countdown]')) {
  const ends = performance.now() + Number(line.dataset.countdown)
  const label = line.querySelector('[data-before]')
  const time = line.querySelector('time')
  label.textContent = label.dataset.before
  const show = () => {
    const left = Math.ceil((ends - performance.now()) / 1000)
    if (left <= 0) {
      clearInterval(timer)
      location.replace(location.href)
      return
    }
    const parts = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60]
    time.textContent = parts
      .slice(parts[0] === 0 ? 1 : 0)
      .map(part => String(part).padStart(2, '0'))
      .join(':')
    line.classList.toggle('soon', left <= 60)
  }
  const timer = setInterval(show, 1000)
  show()
}
