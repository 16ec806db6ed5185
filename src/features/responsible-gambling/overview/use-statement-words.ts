import { useLingui } from '@lingui/react/macro'
import type { StatementWords } from './statement-table.ts'

/** What the lines of a yearly statement are called. */
export function useStatementWords(year: number): StatementWords {
  const { t } = useLingui()
  const before = String(year - 1)
  const of = String(year)
  return {
    title: t`Yearly statement ${of}`,
    columns: [t`Statement of play`, t`Value`],
    unknown: t`not entered`,
    notYet: t`known from 2 January on`,
    notOffered: t`not offered here`,
    labels: {
      year: t`Calendar year`,
      operator: t`Operator`,
      cnpj: t`CNPJ of the operator`,
      authorisation: t`Licence or authorisation`,
      brands: t`Brands`,
      player: t`Player`,
      cpf: t`CPF of the player (masked)`,
      opening: t`Balance on 31 December ${before}`,
      closing: t`Balance on 31 December ${of}`,
      deposits: t`Deposits`,
      withdrawals: t`Withdrawals`,
      onlineStaked: t`Online games: staked`,
      onlineWon: t`Online games: prizes`,
      onlineNet: t`Online games: result`,
      sportsStaked: t`Sports bets: staked`,
      sportsWon: t`Sports bets: prizes`,
      sportsNet: t`Sports bets: result`,
      fantasy: t`Fantasy sports`,
      other: t`Other changes: bonuses turned into balance, fees, corrections, rounds still open`,
    },
  }
}
