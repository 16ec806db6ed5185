import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Appearance } from './appearance.tsx'
import { InstallButton } from './install-button.tsx'
import { LicenceLines } from './licence-lines.tsx'
import { SiteLinks } from './site-links.tsx'

const linkClass = 'inline-flex min-h-11 items-center text-soft text-small hover:text-text hover:underline'

export function Footer() {
  const { t } = useLingui()
  return (
    <footer className="page mt-12 grid grid-cols-1 gap-6 pt-8 pb-10 text-small text-soft">
      <div aria-hidden="true" className="wing h-1 w-24 rounded-full" />
      <nav aria-label={t`About the house`}>
        <ul className="flex flex-wrap gap-x-6">
          <li>
            <Link to="/terms" className={linkClass}>{t`Terms of use`}</Link>
          </li>
          <li>
            <Link to="/privacy" className={linkClass}>{t`Privacy`}</Link>
          </li>
          <li>
            <Link
              to="/information-center/support"
              hash="questions"
              className={linkClass}
            >{t`Questions and answers`}</Link>
          </li>
          <li>
            <Link to="/responsible-gaming" className={linkClass}>{t`Responsible gaming`}</Link>
          </li>
          <li>
            <Link to="/fairness" className={linkClass}>{t`Fairness`}</Link>
          </li>
          <li>
            <Link to="/information-center/tickets" className={linkClass}>{t`Write to support`}</Link>
          </li>
          <li>
            <Link to="/information-center/announcement" className={linkClass}>{t`Announcements`}</Link>
          </li>
          <li>
            <Link to="/download" className={linkClass}>{t`Install the app`}</Link>
          </li>
        </ul>
        <SiteLinks linkClass={linkClass} />
      </nav>
      <div className="flex flex-wrap items-end gap-4">
        <Appearance />
        <InstallButton />
      </div>
      <div className="flex items-center gap-4">
        <span className="grid size-11 flex-none place-items-center rounded-full border-2 border-scarlet-text font-bold font-display text-scarlet-text">
          18+
        </span>
        <p>
          <span className="block font-firm text-text">
            <Trans>Play responsibly.</Trans>
          </span>
          <Trans>Gambling is for adults over 18. It costs money and can be addictive.</Trans>
        </p>
      </div>
      <LicenceLines />
    </footer>
  )
}
