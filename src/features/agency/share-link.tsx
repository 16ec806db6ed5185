import { useLingui } from '@lingui/react/macro'
import { showToast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { copyIcon } from '../../ui/icons/money-icons.ts'
import { QrCode } from '../../ui/qr-code.tsx'

/** The member's own link: shared by the phone where it can, copied where it cannot. */
export function ShareLink({ code, memberId }: { code: string; memberId: string }) {
  const { t } = useLingui()
  const link = `${location.origin}/?code=${encodeURIComponent(code)}`
  const canShare = typeof navigator.share === 'function'
  const copy = async (text: string, shown: string) => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ tone: 'leaf', text: shown })
    } catch {
      showToast({ tone: 'scarlet', text: t`Your browser refused. Mark the text and copy it.` })
    }
  }
  const share = async () => {
    try {
      await navigator.share({ title: 'Arara', text: t`Play with me at Arara (18+).`, url: link })
    } catch (error) {
      // Closing the sheet is an answer, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(link, t`Link copied`)
    }
  }
  return (
    <section className="grid justify-items-center gap-4 rounded-wide bg-surface p-5 text-center shadow-mid">
      <QrCode text={link} label={t`QR code of your invitation link`} />
      <div>
        <p className="text-small text-soft">{t`Your invitation code`}</p>
        <p translate="no" className="figures select-all font-bold font-display text-title">
          {code}
        </p>
      </div>
      <p
        translate="no"
        className="w-full select-all break-all rounded-corner bg-ground-deep p-3 text-small text-soft"
      >
        {link}
      </p>
      <div className="grid w-full gap-3 wide:flex wide:*:flex-1">
        {canShare ? <Button tone="main" onClick={() => void share()}>{t`Share`}</Button> : null}
        <Button
          tone={canShare ? 'plain' : 'main'}
          icon={copyIcon}
          onClick={() => void copy(link, t`Link copied`)}
        >{t`Copy link`}</Button>
        <Button icon={copyIcon} onClick={() => void copy(code, t`Code copied`)}>{t`Copy code`}</Button>
      </div>
      <div className="grid w-full justify-items-center gap-1 border-hairline border-t pt-4">
        <p className="text-faint text-small">{t`Your UID, for a friend who wants to register you`}</p>
        <p translate="no" className="select-all break-all font-code text-soft text-tiny">
          {memberId}
        </p>
      </div>
    </section>
  )
}
