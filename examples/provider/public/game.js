// The page in the frame. It never decides anything: its own server does, and the casino's wallet keeps the money.
const tell = message => window.parent.postMessage(message, '*')
const says = document.querySelector('#says')
const coin = document.querySelector('#coin')
const choices = []
const amount = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 })
const words = {
  INSUFFICIENT_FUNDS: 'Saldo insuficiente.',
  PLAY_PAUSED: 'O jogo está pausado na sua conta.',
  LIMIT_REACHED: 'Você chegou a um limite que definiu.',
  TOKEN_EXPIRED: 'A sessão terminou: abra o jogo de novo.',
}
let seat
let stake

async function post(path, body) {
  const response = await fetch(path, { method: 'POST', body: JSON.stringify(body) }).catch(() => {
    // The bet may have arrived: the wallet knows, and the casino shows its balance.
    throw new Error('Sem resposta. Se a aposta chegou, ela vale: o saldo já diz.')
  })
  const answer = await response.json()
  if (!response.ok)
    throw new Error(words[answer.error] ?? 'Não deu certo. Nada se perde: abra o jogo de novo.')
  return answer
}

function showStakes(stakes) {
  const row = document.querySelector('#stakes')
  stake = stakes[1]
  for (const cents of stakes) {
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

async function play(choice) {
  for (const button of choices) button.disabled = true
  tell({ type: 'arara.round', open: true })
  coin.textContent = '?'
  try {
    const { shown, payout } = await post('/play', { session: seat.session, game: seat.game, stake, choice })
    coin.classList.add('flying')
    await new Promise(resolve => setTimeout(resolve, 900))
    coin.textContent = shown
    says.textContent = payout > 0 ? `Você ganhou ${amount.format(payout / 100)}` : 'Não foi desta vez.'
  } catch (error) {
    says.textContent = error.message
  } finally {
    coin.classList.remove('flying')
    tell({ type: 'arara.round', open: false })
    for (const button of choices) button.disabled = false
  }
}

function showChoices(list) {
  for (const { id, label } of list) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = label
    button.disabled = true
    button.onclick = () => void play(id)
    choices.push(button)
  }
  document.querySelector('#leave').before(...choices)
}

document.querySelector('#leave').onclick = () => tell({ type: 'arara.close' })
try {
  const game = await (await fetch('/game.json')).json()
  document.title = game.name
  showStakes(game.stakes)
  showChoices(game.choices)
  seat = await post('/enter', { token: new URLSearchParams(location.search).get('token') })
  says.textContent = 'Escolha um palpite.'
  for (const button of choices) button.disabled = false
} catch (error) {
  says.textContent = error.message
}
tell({ type: 'arara.ready' })
