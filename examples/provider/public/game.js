// The page in the frame. It never decides anything: its own server does, and the casino's wallet keeps the money.
const tell = message => window.parent.postMessage(message, '*')
const says = document.querySelector('#says')
const coin = document.querySelector('#coin')
const sides = [...document.querySelectorAll('[data-side]')]
const amount = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 })
const words = {
  INSUFFICIENT_FUNDS: 'Saldo insuficiente.',
  PLAY_PAUSED: 'O jogo está pausado na sua conta.',
  LIMIT_REACHED: 'Você chegou a um limite que definiu.',
  TOKEN_EXPIRED: 'A sessão terminou: abra o jogo de novo.',
}
let seat
let stake = 100

async function post(path, body) {
  const response = await fetch(path, { method: 'POST', body: JSON.stringify(body) })
  const answer = await response.json()
  if (!response.ok)
    throw new Error(words[answer.error] ?? 'Não deu certo. Nada se perde: abra o jogo de novo.')
  return answer
}

function showStakes() {
  const row = document.querySelector('#stakes')
  for (const cents of [50, 100, 500, 1_000]) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'plain'
    button.textContent = amount.format(cents / 100)
    button.setAttribute('aria-pressed', String(cents === stake))
    button.onclick = () => {
      stake = cents
      for (const other of row.querySelectorAll('button'))
        other.setAttribute('aria-pressed', String(other === button))
    }
    row.append(button)
  }
}

async function flip(side) {
  for (const button of sides) button.disabled = true
  tell({ type: 'arara.round', open: true })
  try {
    const { fell, payout } = await post('/play', { session: seat.session, game: seat.game, stake, side })
    coin.classList.add('flying')
    await new Promise(resolve => setTimeout(resolve, 900))
    coin.textContent = fell === 'heads' ? 'Cara' : 'Coroa'
    says.textContent = payout > 0 ? `Você ganhou ${amount.format(payout / 100)}` : 'Não foi desta vez.'
  } catch (error) {
    says.textContent = error.message
  } finally {
    coin.classList.remove('flying')
    tell({ type: 'arara.round', open: false })
    for (const button of sides) button.disabled = false
  }
}

for (const button of sides) button.onclick = () => void flip(button.dataset.side)
document.querySelector('#leave').onclick = () => tell({ type: 'arara.close' })
showStakes()
try {
  seat = await post('/enter', { token: new URLSearchParams(location.search).get('token') })
  says.textContent = 'Escolha um lado.'
  for (const button of sides) button.disabled = false
} catch (error) {
  says.textContent = error.message
}
tell({ type: 'arara.ready' })
