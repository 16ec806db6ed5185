import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { readAnswer } from '../../db/read-answer.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Icon } from '../../ui/icon.tsx'
import { linkIcon } from '../../ui/icons/record-icons.ts'
import {
  facebookIcon,
  instagramIcon,
  telegramIcon,
  twitterIcon,
  whatsappIcon,
  youtubeIcon,
} from '../../ui/icons/social-icons.ts'
import { useApp } from '../app-context.ts'

const icons: readonly (readonly [RegExp, string])[] = [
  [/^https:\/\/(t\.me|telegram\.)/, telegramIcon],
  [/^https:\/\/(wa\.me|([a-z.]+\.)?whatsapp\.com)/, whatsappIcon],
  [/^https:\/\/([a-z]+\.)?facebook\.com/, facebookIcon],
  [/^https:\/\/([a-z]+\.)?instagram\.com/, instagramIcon],
  [/^https:\/\/([a-z]+\.)?(youtube\.com|youtu\.be)/, youtubeIcon],
  [/^https:\/\/([a-z]+\.)?(twitter|x)\.com/, twitterIcon],
]
const iconOf = (url: string) => icons.find(([host]) => host.test(url))?.[1] ?? linkIcon

/** What the footer leads to is read once, so that it is there without a network too. */
const kept = ['social-media-links', 'house-pages', 'house-terms', 'support', 'announcements']
/** These have a line of the footer already. */
const known: ReadonlySet<string> = new Set(['privacy', 'responsible-gaming'])

function useSiteContent() {
  const { db, sync } = useApp()
  const language = useLanguage()
  useEffect(() => {
    for (const name of kept) void sync.pull(name)
  }, [sync])
  return useLiveQuery(
    () =>
      db.snapshot(['answers'], async () => ({
        social: await readAnswer(db, 'social-media-links', { language }),
        pages: await readAnswer(db, 'house-pages', { language }),
      })),
    [db, language],
  )
}

/** Pages that operators added, and where the server is found elsewhere. */
export function SiteLinks({ linkClass }: { linkClass: string }) {
  const { t } = useLingui()
  const content = useSiteContent()
  const pages = content?.pages?.filter(page => !known.has(page.id)) ?? []
  const social = content?.social ?? []
  return (
    <>
      {pages.length === 0 ? null : (
        <ul className="flex flex-wrap gap-x-6">
          {pages.map(({ id, title }) => (
            <li key={id}>
              <Link to="/page/$id" params={{ id }} className={linkClass}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {social.length === 0 ? null : (
        <ul aria-label={t`Find us elsewhere`} className="flex flex-wrap gap-2">
          {social.map(({ id, name, url }) => (
            <li key={id}>
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="settle inline-flex min-h-11 items-center gap-2 rounded-corner bg-raised px-3 font-firm text-small text-text hover:bg-pressed"
              >
                <Icon shape={iconOf(url)} size={20} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
