import type { ContentKind } from '../../../contract/content.ts'
import type { Deps } from '../../deps.ts'
import { saveContentRow } from './content-store.ts'

type Wording = readonly [title: string, text: string]
interface Seed {
  readonly kind: ContentKind
  readonly id: string
  readonly url: string | null
  readonly pt: Wording
  readonly en: Wording
  readonly zh_cn: Wording
}

/** What a demo house answers; an operator's own words survive the next seed. */
const seeds: readonly Seed[] = [
  {
    kind: 'contact',
    id: 'e-mail',
    url: 'mailto:suporte@arara.example',
    pt: ['E-mail', 'suporte@arara.example, resposta em até um dia útil'],
    en: ['E-mail', 'suporte@arara.example, answered within one working day'],
    zh_cn: ['电子邮件', 'suporte@arara.example，一个工作日内回复'],
  },
  {
    kind: 'faq',
    id: 'deposit-not-there',
    url: null,
    pt: [
      'Meu depósito não apareceu. E agora?',
      'O Pix costuma cair em segundos. Ele precisa sair de uma conta no seu CPF. Se veio de outra pessoa, o dinheiro volta para quem pagou.',
    ],
    en: [
      'My deposit is not there. What now?',
      'Pix usually takes seconds. It has to come from an account of your own CPF. From anybody else, the money goes back to the payer.',
    ],
    zh_cn: [
      '我的充值没有到账怎么办？',
      'Pix 通常几秒到账，必须来自您本人 CPF 的账户。他人付款将退回付款人。',
    ],
  },
  {
    kind: 'faq',
    id: 'withdrawal-time',
    url: null,
    pt: [
      'Quanto tempo leva um saque?',
      'Cada saque é analisado por uma pessoa e depois pago por Pix. O histórico de saques mostra cada passo e o horário previsto.',
    ],
    en: [
      'How long does a withdrawal take?',
      'A person reviews each withdrawal, then it is paid by Pix. The withdrawal record shows every step and the expected time.',
    ],
    zh_cn: ['提现需要多长时间？', '每笔提现由人工审核后通过 Pix 支付。提现记录会显示每个步骤和预计时间。'],
  },
  {
    kind: 'faq',
    id: 'fair',
    url: null,
    pt: [
      'Como sei que o jogo é justo?',
      'O resultado vem de uma semente que publicamos antes em código. Em Rodadas você confere cada uma no seu próprio aparelho.',
    ],
    en: [
      'How do I know that a game is fair?',
      'The outcome comes from a seed whose hash we publish beforehand. Under Game rounds you check each one on your own device.',
    ],
    zh_cn: [
      '如何知道游戏是公平的？',
      '结果来自事先公布哈希值的种子。在“游戏记录”中，您可以在自己的设备上验证每一局。',
    ],
  },
]

export async function seedContent({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  for (const [position, { kind, id, url, ...words }] of seeds.entries()) {
    const wording = ([title, text]: Wording) => ({ title, text })
    const texts = { pt: wording(words.pt), en: wording(words.en), zh_cn: wording(words.zh_cn) }
    const at = { published_at: clock.now(), effective_at: null }
    // Version 0 is a text that is not there yet: what is there stays.
    await saveContentRow(db, {
      kind,
      id,
      position,
      texts,
      url,
      ...at,
      shown: true,
      version: 0n,
      saved_at: clock.now(),
    })
  }
}
