import { useLingui } from '@lingui/react/macro'
import { Dexie } from 'dexie'
import { brazilDay } from '../../../../contract/brazil-day.ts'
import { writeRoundFile } from '../../../../contract/games/round-file.ts'
import { useApp } from '../../../app/app-context.ts'
import { saveFile } from '../../../common/save-file.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Button } from '../../../ui/button.tsx'
import { downloadIcon } from '../../../ui/icons/account-icons.ts'

/** The member's rounds as far as this device knows them, for a check elsewhere: made here, offline too. */
export function SaveRounds({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { db, now } = useApp()
  const save = async () => {
    const rows = await db.rounds
      .where('[memberId+started_at]')
      .between([memberId, Dexie.minKey], [memberId, Dexie.maxKey])
      .reverse()
      .toArray()
    const games = await db.games.bulkGet(rows.map(({ game_id }): [string, string] => [language, game_id]))
    const rounds = rows.map((round, index) => ({ engine: games[index]?.engine ?? null, round }))
    const made = now()
    const text = writeRoundFile({ made_at: new Date(made).toISOString(), rounds })
    saveFile(`arara-rounds-${brazilDay(made)}.json`, 'application/json', text)
  }
  return (
    <Button wide icon={downloadIcon} onClick={() => void save()}>
      {t`Save my rounds for another verifier`}
    </Button>
  )
}
