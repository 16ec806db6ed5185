import { useLingui } from '@lingui/react/macro'
import { programIds } from '../../../../contract/vip/programs.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { usePromotionWords } from '../../promotions/use-term-words.ts'
import { useContentWords } from '../../support/content/content-words.ts'
import { useProgramWords } from '../../vip/programs/use-program-words.ts'
import { useRoleWords } from '../team/role-words.ts'
import { wordIn } from './word-in.ts'

/** What it was done to, `member:<id>`, in words and with the id that finds it; of a newer server as it stands there. */
export function useSubjectWords(): (subject: string) => string {
  const { t } = useLingui()
  const language = useLanguage()
  const promotionWords = usePromotionWords()
  const programWords = useProgramWords()
  const { rooms } = useContentWords()
  const roles = useRoleWords()
  const kinds: Record<string, string> = {
    member: t`Member`,
    withdrawal: t`Withdrawal`,
    recharge: t`Deposit`,
    pix: t`Payment`,
    win: t`Win`,
    ticket: t`Ticket`,
    administrator: t`Administrator`,
    role: t`Role`,
    invitation: t`Invitation`,
    promotion: t`Promotion`,
    club: t`VIP and agency`,
    content: t`Content`,
    banner: t`Banner`,
    picture: t`Picture`,
    terms: t`Terms of use`,
    day: t`Day`,
    difference: t`Difference`,
    provider: t`Game provider`,
    catalogue: t`Games`,
    book: t`Real matches`,
    audit: t`Audit`,
  }
  const names: Record<string, (id: string) => string> = {
    role: id => wordIn(roles, id)?.name ?? id,
    promotion: promotionWords,
    club: id => known(programIds, id, programWords),
    content: id => {
      const [room = '', ...name] = id.split(':')
      return [wordIn(rooms, room) ?? room, ...name].join(' · ')
    },
    day: id => formatDate(Date.parse(`${id}T12:00:00Z`), 'day', language),
  }
  return subject => {
    const [kind = '', ...rest] = subject.split(':')
    const id = rest.join(':')
    const word = wordIn(kinds, kind) ?? kind
    return id === '' ? word : `${word} ${wordIn(names, kind)?.(id) ?? id}`
  }
}

function known<Id extends string>(ids: readonly Id[], id: string, wordsOf: (id: Id) => string): string {
  const found = ids.find(one => one === id)
  return found === undefined ? id : wordsOf(found)
}
