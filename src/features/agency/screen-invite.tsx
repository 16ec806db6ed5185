import { useLingui } from '@lingui/react/macro'
import { AgencyLoaded } from './agency-loaded.tsx'
import { AgencyPage } from './agency-page.tsx'
import { LineFigures } from './line-figures.tsx'
import { ShareLink } from './share-link.tsx'

/** `/agency-center/invite` */
export function ScreenInvite() {
  const { t } = useLingui()
  return (
    <AgencyPage
      title={t`Invite friends`}
      path="/agency-center/invite"
      why={t`Log in to get your invitation link`}
    >
      {memberId => (
        <AgencyLoaded memberId={memberId}>
          {agency => (
            <>
              <ShareLink code={agency.invite_code} memberId={memberId} />
              <LineFigures agency={agency} />
              <p className="text-faint text-small">
                {t`Only for adults. Nobody earns by playing: commission comes from what the house wins, and never from people you do not know.`}
              </p>
            </>
          )}
        </AgencyLoaded>
      )}
    </AgencyPage>
  )
}
