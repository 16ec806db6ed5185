import { useLingui } from '@lingui/react/macro'
import { SecurityPage } from '../../../common/security-page.tsx'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { shieldIcon } from '../../../ui/icons/account-icons.ts'
import { List } from '../../../ui/lists/list.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { useEventWords } from './use-event-words.ts'

/** `/security-center/history`: what happened to the safety of the account. */
export function ScreenHistory() {
  const { t } = useLingui()
  const language = useLanguage()
  const wordsOf = useEventWords()
  return (
    <SecurityPage
      title={t`Security history`}
      path="/security-center/history"
      why={t`Log in to see your security`}
    >
      {view =>
        view.history.length === 0 ? (
          <EmptyState icon={shieldIcon} title={t`Nothing has happened yet`} />
        ) : (
          <List label={t`Security history`}>
            {view.history.map(event => {
              const { title, detail, icon } = wordsOf(event)
              const at = formatDate(Date.parse(event.at), 'moment', language)
              return (
                <ListRow
                  key={event.id}
                  icon={icon}
                  title={title}
                  detail={
                    <span className="figures">
                      <span>{at}</span>
                      {detail === undefined ? null : <span>{' · '}</span>}
                      <span className="inline-block">{detail}</span>
                    </span>
                  }
                />
              )
            })}
          </List>
        )
      }
    </SecurityPage>
  )
}
