import type { Deps } from '../../../deps.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type BannerRow, insertBanner } from './banner-store.ts'

/** The banners in the lobby of a new site: each leads to an existing screen. */
const banners: readonly BannerRow[] = [
  {
    id: 'fair-games',
    link: '/game',
    art: '/brand/banner-games.svg',
    tone: 'sun',
    texts: {
      pt: { title: 'Jogos que você confere', text: 'Cada rodada pode ser verificada no seu aparelho.' },
      en: { title: 'Games you can check', text: 'Every round can be verified on your own device.' },
      zh_cn: { title: '可验证的游戏', text: '每一局都能在您的设备上验证。' },
      vi: { title: 'Trò chơi bạn kiểm chứng được', text: 'Mọi ván đều kiểm tra được trên thiết bị của bạn.' },
      id: { title: 'Game yang bisa Anda periksa', text: 'Setiap ronde bisa diverifikasi di perangkat Anda.' },
      ms: {
        title: 'Permainan yang boleh anda semak',
        text: 'Setiap pusingan boleh disahkan pada peranti anda.',
      },
      th: { title: 'เกมที่คุณตรวจสอบได้', text: 'ตรวจสอบทุกรอบได้บนอุปกรณ์ของคุณเอง' },
      tr: { title: 'Adil oyun, kanıtıyla', text: 'Her tur kendi cihazınızda doğrulanabilir.' },
    },
  },
  {
    id: 'pix',
    link: '/recharge',
    art: '/brand/banner-pix.svg',
    tone: 'leaf',
    texts: {
      pt: { title: 'Pix na hora', text: 'Deposite por QR ou copia e cola, sem taxa.' },
      en: { title: 'Pix in seconds', text: 'Deposit by QR or copy and paste, free of charge.' },
      zh_cn: { title: 'Pix 即时到账', text: '扫码或复制粘贴充值，免手续费。' },
      vi: { title: 'Pix trong vài giây', text: 'Nạp bằng QR hoặc sao chép và dán, không mất phí.' },
      id: { title: 'Pix dalam hitungan detik', text: 'Deposit lewat QR atau salin dan tempel, tanpa biaya.' },
      ms: { title: 'Pix dalam beberapa saat', text: 'Deposit melalui QR atau salin dan tampal, tanpa caj.' },
      th: { title: 'Pix ในไม่กี่วินาที', text: 'ฝากด้วย QR หรือคัดลอกแล้ววาง ไม่มีค่าธรรมเนียม' },
      tr: { title: 'Saniyeler içinde Pix', text: 'QR ile ya da kopyala yapıştır ile yatırın, ücretsiz.' },
    },
  },
  {
    id: 'offline',
    link: '/download',
    art: '/brand/banner-app.svg',
    tone: 'sky',
    texts: {
      pt: { title: 'Leve a Arara com você', text: 'Instale: abre sem rede e guarda seus favoritos.' },
      en: {
        title: 'Take Arara with you',
        text: 'Install it: it opens without a network and keeps your favourites.',
      },
      zh_cn: { title: '随身携带 Arara', text: '安装后离线也能打开，并保存您的收藏。' },
      vi: {
        title: 'Mang Arara theo bạn',
        text: 'Cài đặt: mở được khi không có mạng và giữ các mục yêu thích.',
      },
      id: {
        title: 'Bawa Arara ke mana saja',
        text: 'Instal: terbuka tanpa jaringan dan menyimpan favorit Anda.',
      },
      ms: {
        title: 'Bawa Arara bersama anda',
        text: 'Pasang: ia dibuka tanpa rangkaian dan menyimpan kegemaran anda.',
      },
      th: { title: 'พก Arara ไปกับคุณ', text: 'ติดตั้งแล้วเปิดได้แม้ไม่มีเครือข่าย และเก็บรายการโปรดของคุณ' },
      tr: { title: 'Arara yanınızda olsun', text: 'Yükleyin: ağ olmadan açılır ve favorilerinizi saklar.' },
    },
  },
]

export async function seedBanners({ db }: Pick<Deps, 'db'>): Promise<void> {
  await transaction(db, async tx => {
    for (const [position, banner] of banners.entries()) await insertBanner(tx, banner, position)
  })
}
