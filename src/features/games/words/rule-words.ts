import { msg } from '@lingui/core/macro'

export const settledAtOnce = msg`The outcome is drawn on the server and the round is settled there at once. A lost connection changes nothing: the result waits for you.`

export const takenBack = msg`A bet can be taken back as long as bets are open, not afterwards.`
export const settledThere = msg`The round is settled on the server when it ends, before it is shown. A lost connection costs you nothing: your bets stand, and the result waits for you.`

export const deadHeat = msg`Most goals: a draw is a dead heat, and both sides win. The stake is divided by two, and the half is paid at full odds: R$ 10.00 at 1.80 pays R$ 9.00.`
