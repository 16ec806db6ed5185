import { useLingui } from '@lingui/react/macro'
import type { FileFaultWord } from '../../../../contract/operations/file-fault.ts'
import { wordIn } from '../audit/word-in.ts'

interface Fault {
  readonly word: string
  readonly field: string
  readonly values: Readonly<Record<string, string>>
}

/** Why a line of a file is refused, in the reader's language; `undefined`: a reason of a newer server. */
export function useFaultWords(): (fault: Fault) => string | undefined {
  const { t } = useLingui()
  return ({ word, field, values }) => {
    const { detail = '', count = '', most = '', fields = '', sides = '', result = '' } = values
    const { hours = '', market = '', returned = '', least = '' } = values
    const sentences: Record<FileFaultWord, string> = {
      unreadable: t`The file cannot be read: ${detail}`,
      no_games_object: t`The file is no JSON object of providers and games.`,
      no_matches_object: t`The file is no JSON object of matches.`,
      too_many: t`The file has ${count} matches. At most ${most} are read.`,
      missing: t`The value is missing.`,
      unfit: t`The value does not fit this field.`,
      unknown_fields: t`There is no such field: ${fields}`,
      twice: t`The file names it twice.`,
      no_provider: t`Neither the catalogue nor the file has this provider.`,
      under_min_bet: t`The largest stake is below the smallest.`,
      own_game: t`Our own games come with the software, not by file.`,
      fixed_by_game: t`The game itself decides this value.`,
      other_provider: t`This id belongs to another provider.`,
      frame_origin: t`The address is not in FRAME_ORIGINS.`,
      not_in_book: t`No such match is offered.`,
      new_incomplete: t`A new match needs competition, home, away and kicks_off_at.`,
      one_side: t`Both sides are the same.`,
      begun: t`The match has begun already.`,
      new_without_odds: t`A new match needs odds.`,
      other_sides: t`This id is ${sides}. Another match needs another id.`,
      not_over: t`The match cannot be over yet.`,
      needs_score: t`It was settled as ${result}. Only a score corrects it.`,
      needs_two_people: t`It was settled as ${result}. Two people correct it here.`,
      postponed: t`The match is postponed: its new date comes first.`,
      offer_closed: t`The match has begun: its offer stays as it is.`,
      new_date_past: t`The new date is in the past.`,
      moved_too_far: t`It moves by more than ${hours} hours. Void it and use another id.`,
      odds_return: t`The market ${market} returns ${returned}, not ${least} to ${most}.`,
    }
    const sentence = wordIn(sentences, word)
    return sentence === undefined || field === '' ? sentence : `${field}: ${sentence}`
  }
}
