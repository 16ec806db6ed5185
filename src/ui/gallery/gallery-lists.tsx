import { Badge } from '../badge.tsx'
import { DataTable } from '../data-table.tsx'
import { shieldIcon } from '../icons/account-icons.ts'
import { bankIcon, depositIcon, withdrawIcon } from '../icons/money-icons.ts'
import { List } from '../list.tsx'
import { ListRow } from '../list-row.tsx'
import { Money } from '../money.tsx'
import { Section } from '../section.tsx'

const rows = [
  { id: 'RC-1', game: 'Fortuna da Mata', stake: 200n, result: 1250n },
  { id: 'RC-2', game: 'Minas', stake: 500n, result: -500n },
  { id: 'RC-3', game: 'Roleta Europeia', stake: 1000n, result: 0n },
]

export function GalleryLists() {
  return (
    <Section title="Listas e tabelas">
      <List label="Movimentos">
        <ListRow
          icon={depositIcon}
          title="Depósito por Pix"
          detail="19/11/2026, 14:02"
          end={<Money amount={10_000n} kind="change" />}
          endDetail={<Badge tone="leaf">Pago</Badge>}
          href="#rc-1"
        />
        <ListRow
          icon={withdrawIcon}
          title="Saque"
          detail="18/11/2026, 09:40"
          end={<Money amount={-25_000n} kind="change" />}
          endDetail={<Badge tone="sun">Em análise</Badge>}
        />
        <ListRow
          icon={bankIcon}
          title="Conta bancária"
          detail="Banco 001 · •••• 1234"
          onPress={() => undefined}
        />
        <ListRow icon={shieldIcon} title="Central de segurança" href="#seguranca" />
      </List>
      <DataTable
        caption="Últimas apostas"
        rows={rows}
        keyOf={row => row.id}
        columns={[
          { id: 'game', title: 'Jogo', cell: row => row.game },
          {
            id: 'stake',
            title: 'Aposta',
            align: 'end',
            cell: row => <Money amount={row.stake} size="small" />,
          },
          {
            id: 'result',
            title: 'Resultado líquido',
            align: 'end',
            cell: row => <Money amount={row.result} kind="change" size="small" />,
          },
        ]}
      />
    </Section>
  )
}
