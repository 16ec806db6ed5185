import { transaction } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { type BannerRow, insertBanner } from './banner-store.ts'

/** What the lobby of a new house shows: each leads to a screen that is built. */
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
    },
  },
  {
    id: 'pix',
    link: '/recharge',
    art: '/brand/banner-pix.svg',
    tone: 'leaf',
    texts: {
      pt: { title: 'PIX na hora', text: 'Deposite por QR ou copia e cola, sem taxa.' },
      en: { title: 'PIX in seconds', text: 'Deposit by QR or copy and paste, free of charge.' },
      zh_cn: { title: 'PIX 即时到账', text: '扫码或复制粘贴充值，免手续费。' },
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
    },
  },
]

export async function seedBanners({ db }: Pick<Deps, 'db'>): Promise<void> {
  await transaction(db, async tx => {
    for (const [position, banner] of banners.entries()) await insertBanner(tx, banner, position)
  })
}
