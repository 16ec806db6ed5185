/**
 * The app could not start at all: said without any of its parts, in the two likeliest languages, over the skeleton that is
 * on the screen. Nothing is lost, since nothing has begun.
 */
export function showStartFailure(page: Document, reload: () => void) {
  const note = page.createElement('div')
  note.className = 'failed'
  note.setAttribute('role', 'alert')
  const words = page.createElement('p')
  words.textContent =
    'O Arara não abriu. O seu saldo e os seus dados estão seguros. / Arara did not open. Your balance and your data are safe.'
  const button = page.createElement('button')
  button.type = 'button'
  button.textContent = 'Tentar de novo / Try again'
  button.addEventListener('click', reload)
  note.append(words, button)
  page.body.append(note)
}
