/** What a notification is about. */
export type PushSubject =
  | 'deposit'
  | 'withdrawal'
  | 'correction'
  | 'win'
  | 'security'
  | 'support'
  | 'identity'
  | 'offers'

/**
 * One sentence each, as anybody may read it on a locked screen: no amount, no name, no number. The app says the rest.
 */
export const pushWords = {
  pt: {
    deposit: 'Há novidade no seu depósito. Abra o Arara para ver.',
    withdrawal: 'Seu saque andou. Abra o Arara para ver.',
    correction: 'Fizemos uma correção na sua conta. Abra o Arara para ver.',
    win: 'Há novidade sobre um ganho seu. Abra o Arara para ver.',
    security: 'Algo mudou na segurança da sua conta. Se não foi você, abra o Arara agora.',
    support: 'O suporte respondeu. Abra o Arara para ler.',
    identity: 'A verificação da sua identidade terminou. Abra o Arara para ver.',
    offers: 'Há novidade no clube e nas promoções. 18+',
  },
  en: {
    deposit: 'There is news of your deposit. Open Arara to see it.',
    withdrawal: 'Your withdrawal moved. Open Arara to see it.',
    correction: 'We made a correction to your account. Open Arara to see it.',
    win: 'There is news of a win of yours. Open Arara to see it.',
    security: 'The security of your account changed. If that was not you, open Arara now.',
    support: 'Support has answered you. Open Arara to read it.',
    identity: 'The check of your identity is done. Open Arara to see it.',
    offers: 'There is news in the club and the promotions. 18+',
  },
  zh_cn: {
    deposit: '您的存款有新进展，打开 Arara 查看。',
    withdrawal: '您的提款有新进展，打开 Arara 查看。',
    correction: '我们对您的账户做了更正，打开 Arara 查看。',
    win: '您的一笔赢奖有新进展，打开 Arara 查看。',
    security: '您的账户安全设置有变动。如果不是您本人操作，请立即打开 Arara。',
    support: '客服已回复您，打开 Arara 阅读。',
    identity: '您的身份验证已完成，打开 Arara 查看。',
    offers: '俱乐部和优惠活动有新消息。18+',
  },
  vi: {
    deposit: 'Khoản nạp của bạn có tin mới. Mở Arara để xem.',
    withdrawal: 'Lệnh rút tiền của bạn có tiến triển. Mở Arara để xem.',
    correction: 'Chúng tôi đã điều chỉnh tài khoản của bạn. Mở Arara để xem.',
    win: 'Có tin mới về khoản thắng của bạn. Mở Arara để xem.',
    security: 'Bảo mật tài khoản của bạn đã thay đổi. Nếu không phải bạn, hãy mở Arara ngay.',
    support: 'Bộ phận hỗ trợ đã trả lời. Mở Arara để đọc.',
    identity: 'Việc kiểm tra danh tính của bạn đã xong. Mở Arara để xem.',
    offers: 'Có tin mới trong câu lạc bộ và khuyến mãi. 18+',
  },
  id: {
    deposit: 'Ada kabar tentang deposit Anda. Buka Arara untuk melihatnya.',
    withdrawal: 'Penarikan Anda bergerak. Buka Arara untuk melihatnya.',
    correction: 'Kami membuat koreksi pada akun Anda. Buka Arara untuk melihatnya.',
    win: 'Ada kabar tentang kemenangan Anda. Buka Arara untuk melihatnya.',
    security: 'Keamanan akun Anda berubah. Jika itu bukan Anda, buka Arara sekarang.',
    support: 'Tim bantuan sudah menjawab. Buka Arara untuk membacanya.',
    identity: 'Pemeriksaan identitas Anda selesai. Buka Arara untuk melihatnya.',
    offers: 'Ada kabar baru di klub dan promosi. 18+',
  },
  ms: {
    deposit: 'Ada berita tentang deposit anda. Buka Arara untuk melihatnya.',
    withdrawal: 'Pengeluaran anda telah bergerak. Buka Arara untuk melihatnya.',
    correction: 'Kami membuat pembetulan pada akaun anda. Buka Arara untuk melihatnya.',
    win: 'Ada berita tentang kemenangan anda. Buka Arara untuk melihatnya.',
    security: 'Keselamatan akaun anda berubah. Jika itu bukan anda, buka Arara sekarang.',
    support: 'Pasukan sokongan telah menjawab. Buka Arara untuk membacanya.',
    identity: 'Semakan identiti anda telah selesai. Buka Arara untuk melihatnya.',
    offers: 'Ada berita baharu dalam kelab dan promosi. 18+',
  },
  th: {
    deposit: 'มีความคืบหน้าเรื่องการฝากเงินของคุณ เปิด Arara เพื่อดู',
    withdrawal: 'การถอนเงินของคุณมีความคืบหน้า เปิด Arara เพื่อดู',
    correction: 'เราได้แก้ไขรายการในบัญชีของคุณ เปิด Arara เพื่อดู',
    win: 'มีความคืบหน้าเกี่ยวกับรางวัลของคุณ เปิด Arara เพื่อดู',
    security: 'ความปลอดภัยของบัญชีคุณมีการเปลี่ยนแปลง หากไม่ใช่คุณ โปรดเปิด Arara ทันที',
    support: 'ฝ่ายช่วยเหลือตอบคุณแล้ว เปิด Arara เพื่ออ่าน',
    identity: 'การตรวจสอบตัวตนของคุณเสร็จแล้ว เปิด Arara เพื่อดู',
    offers: 'มีข่าวใหม่ในคลับและโปรโมชัน 18+',
  },
  tr: {
    deposit: 'Para yatırma işleminizle ilgili haber var. Görmek için Arara’yı açın.',
    withdrawal: 'Para çekme işleminiz ilerledi. Görmek için Arara’yı açın.',
    correction: 'Hesabınızda bir düzeltme yaptık. Görmek için Arara’yı açın.',
    win: 'Bir kazancınızla ilgili haber var. Görmek için Arara’yı açın.',
    security: 'Hesabınızın güvenliğinde bir değişiklik oldu. Siz yapmadıysanız Arara’yı hemen açın.',
    support: 'Destek size yanıt verdi. Okumak için Arara’yı açın.',
    identity: 'Kimlik kontrolünüz bitti. Görmek için Arara’yı açın.',
    offers: 'Kulüpte ve promosyonlarda yeni haberler var. 18+',
  },
} satisfies Readonly<Record<string, Readonly<Record<PushSubject, string>>>>
