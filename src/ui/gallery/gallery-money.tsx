import { useState } from 'react'
import { AgeLabel } from '../age-label.tsx'
import { Badge } from '../badge.tsx'
import { Countdown } from '../countdown.tsx'
import { shieldCheckIcon } from '../icons/account-icons.ts'
import { clockIcon, liveIcon } from '../icons/shell-icons.ts'
import { Money } from '../money.tsx'
import { Progress } from '../progress.tsx'
import { QrCode } from '../qr-code.tsx'
import { Section } from '../section.tsx'
import { Timeline } from '../timeline.tsx'
import { useNow } from '../use-now.ts'

const pixCode =
  '00020126360014br.gov.bcb.pix0114+5511987654321520400005303986540550.005802BR5905ARARA6009SAO PAULO62070503***63041D3D'

export function GalleryMoney() {
  const now = useNow(1000)
  const [opened] = useState(now)
  return (
    <Section title="Dinheiro e Pix">
      <p className="flex flex-wrap items-baseline gap-x-5 gap-y-2">
        <Money amount={123456n} size="hero" />
        <Money amount={5000n} kind="change" size="title" />
        <Money amount={-1990n} kind="change" />
        <Money amount={0n} kind="change" size="small" />
        <Money amount={-1990n} kind="signed" size="small" />
      </p>
      <div className="flex flex-wrap gap-2">
        <Badge tone="leaf" icon={shieldCheckIcon}>
          Pago
        </Badge>
        <Badge tone="sun" icon={clockIcon}>
          Em análise
        </Badge>
        <Badge tone="scarlet" icon={liveIcon}>
          Ao vivo
        </Badge>
        <Badge tone="sky">Novo</Badge>
        <Badge>Demonstração</Badge>
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <AgeLabel at={now} now={now} />
        <AgeLabel at={now - 180_000} now={now} />
        <AgeLabel at={now - 90_000_000} now={now} />
      </div>
      <div className="grid justify-items-center gap-4 rounded-wide bg-surface p-5 shadow-mid">
        <QrCode text={pixCode} label="QR Code Pix" />
        <Countdown label="Expira em" until={opened + 899_000} now={now} />
      </div>
      <Timeline
        steps={[
          { id: 'asked', title: 'Saque solicitado', detail: '19/11, 14:02', state: 'done' },
          { id: 'review', title: 'Em análise', detail: 'Costuma levar até 2 horas', state: 'now' },
          { id: 'paid', title: 'Pago por Pix', state: 'ahead' },
        ]}
      />
      <Timeline
        steps={[{ id: 'no', title: 'Recusado', detail: 'A conta não está em seu nome', state: 'failed' }]}
      />
      <Progress label="Nível VIP" value={640} max={1000} text="640 de 1.000" tone="wing" />
      <Progress label="Requisito de aposta" value={1} max={3} />
      <Progress label="Verificação" value={3} max={3} tone="sky" />
    </Section>
  )
}
