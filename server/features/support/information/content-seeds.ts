import { type Language, languages } from '../../../../contract/language.ts'
import type { ContentKind } from '../../../../contract/support/content.ts'
import type { Deps } from '../../../deps.ts'
import { saveContentRow } from './content-store.ts'

type Wording = readonly [title: string, text: string]
interface Seed {
  readonly kind: ContentKind
  readonly id: string
  readonly url: string | null
  readonly texts: Readonly<Record<Language, Wording>>
}

/** The content of a demo; an operator's own words survive the next seed. */
const seeds: readonly Seed[] = [
  {
    kind: 'contact',
    id: 'e-mail',
    url: 'mailto:suporte@arara.example',
    texts: {
      pt: ['E-mail', 'suporte@arara.example, resposta em até um dia útil'],
      en: ['E-mail', 'suporte@arara.example, answered within one working day'],
      zh_cn: ['电子邮件', 'suporte@arara.example，一个工作日内回复'],
      vi: ['E-mail', 'suporte@arara.example, trả lời trong một ngày làm việc'],
      id: ['E-mail', 'suporte@arara.example, dijawab dalam satu hari kerja'],
      ms: ['E-mel', 'suporte@arara.example, dijawab dalam satu hari bekerja'],
      th: ['อีเมล', 'suporte@arara.example ตอบภายในหนึ่งวันทำการ'],
      tr: ['E-posta', 'suporte@arara.example, bir iş günü içinde yanıtlanır'],
    },
  },
  {
    kind: 'faq',
    id: 'deposit-not-there',
    url: null,
    texts: {
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
      vi: [
        'Tiền nạp của tôi chưa vào. Phải làm sao?',
        'Pix thường chỉ mất vài giây. Tiền phải đến từ tài khoản thuộc CPF của bạn. Nếu từ người khác, tiền được trả lại người gửi.',
      ],
      id: [
        'Deposit saya belum masuk. Bagaimana?',
        'Pix biasanya hanya beberapa detik. Dananya harus dari rekening dengan CPF Anda sendiri. Dari orang lain, uangnya kembali ke pembayar.',
      ],
      ms: [
        'Deposit saya belum masuk. Bagaimana?',
        'Pix biasanya mengambil beberapa saat. Ia mesti datang daripada akaun dengan CPF anda sendiri. Daripada orang lain, wang dipulangkan kepada pembayar.',
      ],
      th: [
        'เงินฝากของฉันยังไม่เข้า ทำอย่างไรดี',
        'Pix มักใช้เวลาไม่กี่วินาที และต้องโอนจากบัญชีที่เป็น CPF ของคุณเอง หากมาจากคนอื่น เงินจะถูกคืนให้ผู้โอน',
      ],
      tr: [
        'Yatırdığım para görünmüyor. Ne olacak?',
        'Pix genellikle saniyeler sürer. Para kendi CPF’nize ait bir hesaptan gelmelidir. Başkasından gelirse para ödeyene geri gider.',
      ],
    },
  },
  {
    kind: 'faq',
    id: 'withdrawal-time',
    url: null,
    texts: {
      pt: [
        'Quanto tempo leva um saque?',
        'Cada saque é analisado por uma pessoa e depois pago por Pix. O histórico de saques mostra cada passo e o horário previsto.',
      ],
      en: [
        'How long does a withdrawal take?',
        'A person reviews each withdrawal, then it is paid by Pix. The withdrawal record shows every step and the expected time.',
      ],
      zh_cn: ['提现需要多长时间？', '每笔提现由人工审核后通过 Pix 支付。提现记录会显示每个步骤和预计时间。'],
      vi: [
        'Rút tiền mất bao lâu?',
        'Mỗi lệnh rút được một người xét duyệt rồi trả qua Pix. Lịch sử rút tiền cho biết từng bước và thời gian dự kiến.',
      ],
      id: [
        'Berapa lama penarikan?',
        'Setiap penarikan ditinjau seseorang, lalu dibayar lewat Pix. Riwayat penarikan menampilkan setiap langkah dan perkiraan waktunya.',
      ],
      ms: [
        'Berapa lama pengeluaran mengambil masa?',
        'Setiap pengeluaran disemak oleh seseorang, kemudian dibayar melalui Pix. Rekod pengeluaran memaparkan setiap langkah dan masa yang dijangka.',
      ],
      th: [
        'ถอนเงินใช้เวลานานเท่าไร',
        'เจ้าหน้าที่ตรวจสอบการถอนทุกรายการ แล้วจ่ายผ่าน Pix ประวัติการถอนแสดงทุกขั้นตอนและเวลาที่คาดไว้',
      ],
      tr: [
        'Para çekme ne kadar sürer?',
        'Her çekim bir kişi tarafından incelenir, sonra Pix ile ödenir. Çekim kaydı her adımı ve beklenen zamanı gösterir.',
      ],
    },
  },
  {
    kind: 'faq',
    id: 'fair',
    url: null,
    texts: {
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
      vi: [
        'Làm sao biết trò chơi công bằng?',
        'Kết quả đến từ một hạt giống mà mã băm được công bố trước. Ở mục Các ván chơi, bạn kiểm tra từng ván trên thiết bị của mình.',
      ],
      id: [
        'Bagaimana saya tahu game ini adil?',
        'Hasilnya berasal dari seed yang hash-nya kami umumkan lebih dulu. Di Ronde, Anda memeriksa masing-masing di perangkat sendiri.',
      ],
      ms: [
        'Bagaimana saya tahu permainan itu adil?',
        'Keputusan datang daripada benih yang cincangannya kami umumkan terlebih dahulu. Di bawah Pusingan permainan anda menyemak setiap satu pada peranti sendiri.',
      ],
      th: [
        'จะรู้ได้อย่างไรว่าเกมยุติธรรม',
        'ผลมาจากซีดที่เราเผยแพร่ค่าแฮชไว้ล่วงหน้า ในรอบเกม คุณตรวจสอบแต่ละรอบได้บนอุปกรณ์ของคุณเอง',
      ],
      tr: [
        'Bir oyunun adil olduğunu nasıl bilirim?',
        'Sonuç, özetini önceden yayımladığımız bir tohumdan gelir. Oyun turları altında her birini kendi cihazınızda denetlersiniz.',
      ],
    },
  },
]

export async function seedContent({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  for (const [position, { kind, id, url, texts: words }] of seeds.entries()) {
    const texts = Object.fromEntries(
      languages.map(language => {
        const [title, text] = words[language]
        return [language, { title, text }]
      }),
    )
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
