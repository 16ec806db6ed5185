import { useLingui } from '@lingui/react/macro'
import { depositProof } from '../../../../contract/cashier/deposit-admin.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { fileIcon } from '../../../../src/ui/icons/record-icons.ts'
import { LinkButton } from '../../../../src/ui/link-button.tsx'
import { CallFailure } from '../../../parts/call-failure.tsx'
import { useFetchedFile } from '../../../parts/use-fetched-file.ts'
import { useBackOffice } from '../../../state/back-office.ts'

type ProofViewProps = { id: string; proof: { type: string; bytes: number } }

export function ProofView({ id, proof }: ProofViewProps) {
  const { t } = useLingui()
  const { api } = useBackOffice()
  const { url, isAsking, failure, show } = useFetchedFile(() => api.call(depositProof, { body: { id } }))
  const kilobytes = Math.max(1, Math.round(proof.bytes / 1024))
  const isPdf = proof.type === 'application/pdf'
  return (
    <section aria-label={t`Proof of the transfer`} className="grid gap-3">
      <h3 className="text-lead">{t`Proof of the transfer`}</h3>
      {url === undefined ? (
        <Button icon={fileIcon} busy={isAsking} onClick={() => void show()}>
          {isPdf ? t`Fetch the PDF (${kilobytes} kB)` : t`Show the picture (${kilobytes} kB)`}
        </Button>
      ) : null}
      {url !== undefined && isPdf ? (
        <LinkButton href={url} download={`${id}.pdf`} icon={fileIcon}>{t`Save the PDF`}</LinkButton>
      ) : null}
      {url !== undefined && !isPdf ? (
        <a href={url} target="_blank" rel="noreferrer" className="block">
          <img src={url} alt={t`Proof of the transfer`} className="max-h-128 rounded-corner object-contain" />
        </a>
      ) : null}
      <CallFailure failure={failure} />
    </section>
  )
}
