import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { Fragment, useState } from 'react'
import { brazilDay } from '../../../contract/brazil-day.ts'
import { useApp } from '../../app/app-context.ts'
import { useRefresh } from '../../common/use-refresh.ts'
import type { RewardRow } from '../../db/personal-rows.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { OlderButton } from '../../records/older-button.tsx'
import { useOlder } from '../../records/use-older.ts'
import { giftIcon } from '../../ui/icons/shell-icons.ts'
import { List } from '../../ui/lists/list.tsx'
import { ListRow } from '../../ui/lists/list-row.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Badge } from '../../ui/states/badge.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Money } from '../../ui/text/money.tsx'
import { PromotionAnswer, PromotionPage } from './promotion-page.tsx'
import { useRewardWords } from './use-reward-words.ts'
import { SpinCheck } from './wheels/spin-check.tsx'

/** `/promotion/history`: rewards received. */
export function ScreenHistory() {
  const { t } = useLingui()
  return (
    <PromotionPage title={t`Rewards received`} path="/promotion/history" why={t`Log in to see your rewards`}>
      {memberId => <Rewards memberId={memberId} />}
    </PromotionPage>
  )
}

const stepRows = 50

function useRewards(memberId: string) {
  const { db } = useApp()
  const refresh = useRefresh('rewards')
  const older = useOlder('rewards', stepRows)
  const { limit } = older
  const view = useLiveQuery(
    () =>
      db.snapshot(['rewards', 'syncState'], async () => {
        const rows = await rowsOf(db.rewards, memberId, '[memberId+created_at]')
          .reverse()
          .limit(limit + 1)
          .toArray()
        const state = await db.syncState.get([memberId, 'rewards', '', ''])
        const isCut = rows.length > limit
        return {
          ...{ rows: rows.slice(0, limit), isCut, hasOlder: isCut || state?.olderCursor != null },
          at: state?.checkedAt || undefined,
        }
      }),
    [db, memberId, limit],
  )
  const isKnown = view !== undefined && (view.rows.length > 0 || view.at !== undefined)
  const isMissing = view !== undefined && !isKnown && refresh.hasFailed
  const kept = { answer: isKnown ? view.rows : undefined, at: view?.at, isMissing, refresh }
  return { kept, older, isCut: view?.isCut === true, hasOlder: view?.hasOlder === true }
}

function Rewards({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const { kept, older, isCut, hasOlder } = useRewards(memberId)
  const [openId, setOpenId] = useState<string>()
  const opened = kept.answer?.find(row => row.id === openId)
  return (
    <PromotionAnswer kept={kept}>
      {rows =>
        rows.length === 0 ? (
          <EmptyState
            icon={giftIcon}
            title={t`No records available`}
            text={t`Rewards you claim will stand here.`}
          />
        ) : (
          <>
            <Days rows={rows} onOpen={setOpenId} />
            {hasOlder ? <OlderButton older={older} isCut={isCut} /> : null}
            <Sheet
              open={opened !== undefined}
              onClose={() => setOpenId(undefined)}
              title={t`Check this spin`}
            >
              {opened?.proof ? <SpinCheck reward={opened} proof={opened.proof} /> : null}
            </Sheet>
          </>
        )
      }
    </PromotionAnswer>
  )
}

function Days({ rows, onOpen }: { rows: readonly RewardRow[]; onOpen: (id: string) => void }) {
  const language = useLanguage()
  const days = Map.groupBy(rows, row => brazilDay(Date.parse(row.created_at)))
  return [...days].map(([day, ofDay]) => {
    const title = formatDate(Date.parse(ofDay[0]?.created_at ?? ''), 'weekday', language)
    return (
      <section key={day} className="grid gap-2">
        <h2 className="font-firm text-small text-soft first-letter:uppercase">{title}</h2>
        <List label={title}>
          {ofDay.map(row => (
            <Fragment key={row.id}>
              <RewardLine row={row} onOpen={onOpen} />
            </Fragment>
          ))}
        </List>
      </section>
    )
  })
}

function RewardLine({ row, onOpen }: { row: RewardRow; onOpen: (id: string) => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const rewardWords = useRewardWords()
  const isBack = row.state === 'taken_back'
  const time = formatDate(Date.parse(row.created_at), 'time', language)
  return (
    <ListRow
      icon={giftIcon}
      title={rewardWords(row)}
      detail={<span className="figures">{row.wallet === 'bonus' ? t`${time} · bonus` : time}</span>}
      end={
        isBack ? <Badge tone="scarlet">{t`Taken back`}</Badge> : <Money amount={row.amount} kind="change" />
      }
      endDetail={isBack ? <Money amount={row.amount} size="small" /> : null}
      {...(row.proof !== null && { onPress: () => onOpen(row.id) })}
    />
  )
}
