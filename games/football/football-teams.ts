/** A club that exists in this league alone. */
export interface FootballTeam {
  readonly id: string
  readonly name: string
  /** Three letters for narrow tables. */
  readonly code: string
  /** Shirt and trim. */
  readonly colours: readonly [string, string]
  /** How many goals it scores, as a factor of the average. */
  readonly attack: number
  /** How many goals it lets in, as a factor of the average: less is better. */
  readonly defence: number
}

function team(
  code: string,
  name: string,
  colours: FootballTeam['colours'],
  attack: number,
  defence: number,
): FootballTeam {
  return { id: code.toLowerCase(), name, code, colours, attack, defence }
}

/** Strongest first. */
export const FOOTBALL_TEAMS: readonly FootballTeam[] = [
  team('ONC', 'Onça Pintada', ['#f2b632', '#2b1c0a'], 1.32, 0.78),
  team('ARA', 'Arara Azul', ['#1d5fd1', '#ffd84a'], 1.26, 0.84),
  team('JAC', 'Jacaré Unido', ['#1f7a3d', '#f4f4ea'], 1.18, 0.86),
  team('LOB', 'Lobo-Guará', ['#c4512d', '#1b1b1f'], 1.12, 0.92),
  team('BOT', 'Boto Rosa', ['#e5719c', '#fff4f8'], 1.16, 1.02),
  team('TUC', 'Tucano Real', ['#17171b', '#ff8a1f'], 1.04, 0.94),
  team('CAP', 'Capivara da Serra', ['#8a5a33', '#f3e6cf'], 0.98, 0.96),
  team('SAB', 'Sabiá do Vale', ['#d9732b', '#4b3427'], 0.96, 1.04),
  team('TAM', 'Tamanduá do Cerrado', ['#4a5560', '#e9edf1'], 0.9, 1.0),
  team('MIC', 'Mico-Leão', ['#f08c1a', '#7a1f12'], 0.92, 1.12),
  team('VIT', 'Vitória-Régia', ['#2f8f83', '#ffe3ef'], 0.84, 1.1),
  team('CAJ', 'Cajueiro do Norte', ['#c8323a', '#f7d94c'], 0.78, 1.18),
]
