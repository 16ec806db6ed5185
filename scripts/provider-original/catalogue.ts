import { DICE_THEMES } from '../../games/dice/dice-themes.ts'

export const originalCode = 'arara-fora'
export const originalId = 'dados-de-fora'

/** The provider and its one game, as a file of the catalogue (docs/guides/catalogue-files.md); its page is served at that port. */
export function writeOriginalCatalogue(port: number): string {
  return JSON.stringify({
    providers: [{ api_code: originalCode, name: 'Arara de fora' }],
    games: [
      {
        id: originalId,
        api_code: originalCode,
        names: { pt: 'Dados de Fora', en: 'Outside Dice', zh_cn: '外部骰子' },
        game_type: 'arcade',
        tags: ['exemplo'],
        rtp: 99,
        volatility: 'medium',
        min_bet: '0.50',
        max_bet: '10.00',
        demo: true,
        launch: 'frame',
        frame_url: `http://localhost:${port}/play`,
        art: `/art/${DICE_THEMES[0]?.id}.svg`,
        popularity: 800,
        released_at: '2026-11-24',
      },
    ],
  })
}
