/** Our three houses, as providers of the catalogue. */
export type Studio = 'arara' | 'mata' | 'maresia'

/** What the catalogue says of a game that its mathematics does not. */
export interface Release {
  readonly id: string
  readonly studio: Studio
  /** YYYY-MM-DD. */
  readonly releasedAt: string
  /** Stable words to filter by. */
  readonly tags: readonly string[]
}

/** In the order of popularity at the opening. */
export const RELEASES: readonly Release[] = [
  {
    id: 'floresta-da-arara',
    studio: 'arara',
    releasedAt: '2026-09-18',
    tags: ['destaque', 'natureza', 'rodadas-gratis'],
  },
  { id: 'mina-de-esmeraldas', studio: 'arara', releasedAt: '2026-09-04', tags: ['destaque', 'cash-out'] },
  { id: 'roleta-arara', studio: 'arara', releasedAt: '2026-08-21', tags: ['destaque', 'classico'] },
  {
    id: 'carnaval-de-luz',
    studio: 'arara',
    releasedAt: '2026-10-30',
    tags: ['festa', 'rodadas-gratis', 'multiplicador'],
  },
  { id: 'dados-da-arara', studio: 'arara', releasedAt: '2026-08-14', tags: ['classico', 'rapido'] },
  {
    id: 'poker-da-arara',
    studio: 'arara',
    releasedAt: '2026-11-20',
    tags: ['destaque', 'cartas', 'classico'],
  },
  {
    id: 'maior-ou-menor',
    studio: 'arara',
    releasedAt: '2026-11-20',
    tags: ['destaque', 'cartas', 'cash-out'],
  },
  { id: 'poker-do-boteco', studio: 'maresia', releasedAt: '2026-11-20', tags: ['cartas', 'aposta-baixa'] },
  {
    id: 'mare-alta-mare-baixa',
    studio: 'maresia',
    releasedAt: '2026-11-20',
    tags: ['cartas', 'mar', 'cash-out'],
  },
  {
    id: 'poker-da-meia-noite',
    studio: 'mata',
    releasedAt: '2026-11-20',
    tags: ['cartas', 'noite', 'alto-limite'],
  },
  {
    id: 'escada-de-ouro',
    studio: 'mata',
    releasedAt: '2026-11-20',
    tags: ['cartas', 'cash-out', 'alto-limite'],
  },
  {
    id: 'tesouro-do-mar',
    studio: 'maresia',
    releasedAt: '2026-09-25',
    tags: ['mar', 'rodadas-gratis', 'curinga-expansivo'],
  },
  { id: 'plinko-da-arara', studio: 'arara', releasedAt: '2026-11-20', tags: ['destaque', 'rapido'] },
  { id: 'penalti-decisivo', studio: 'arara', releasedAt: '2026-11-20', tags: ['destaque', 'cash-out'] },
  { id: 'corrida-de-jangadas', studio: 'maresia', releasedAt: '2026-11-20', tags: ['destaque', 'mar'] },
  { id: 'torre-de-copacabana', studio: 'maresia', releasedAt: '2026-11-20', tags: ['cidade', 'cash-out'] },
  { id: 'limbo-das-estrelas', studio: 'arara', releasedAt: '2026-11-20', tags: ['espaco', 'rapido'] },
  { id: 'copa-da-sumauma', studio: 'mata', releasedAt: '2026-11-20', tags: ['natureza', 'cash-out'] },
  { id: 'plinko-das-joias', studio: 'mata', releasedAt: '2026-11-20', tags: ['alto-limite', 'rapido'] },
  { id: 'penalti-na-praia', studio: 'maresia', releasedAt: '2026-11-20', tags: ['mar', 'cash-out'] },
  { id: 'grande-premio-de-kart', studio: 'mata', releasedAt: '2026-11-20', tags: ['cidade'] },
  { id: 'torre-de-gelo', studio: 'maresia', releasedAt: '2026-11-20', tags: ['cash-out', 'aposta-baixa'] },
  { id: 'limbo-do-balao', studio: 'arara', releasedAt: '2026-11-20', tags: ['festa', 'rapido'] },
  {
    id: 'plinko-da-praia',
    studio: 'maresia',
    releasedAt: '2026-11-20',
    tags: ['mar', 'rapido', 'aposta-baixa'],
  },
  {
    id: 'lua-da-onca',
    studio: 'mata',
    releasedAt: '2026-10-09',
    tags: ['natureza', 'rodadas-gratis', 'multiplicador'],
  },
  { id: 'vinte-e-um-da-arara', studio: 'arara', releasedAt: '2026-11-20', tags: ['destaque', 'cartas'] },
  {
    id: 'bingo-do-carnaval',
    studio: 'arara',
    releasedAt: '2026-11-20',
    tags: ['destaque', 'festa', 'bola-extra'],
  },
  {
    id: 'bingo-da-pracinha',
    studio: 'maresia',
    releasedAt: '2026-11-20',
    tags: ['bola-extra', 'aposta-baixa'],
  },
  {
    id: 'blackjack-copacabana',
    studio: 'maresia',
    releasedAt: '2026-11-20',
    tags: ['cartas', 'aposta-baixa'],
  },
  {
    id: 'blackjack-da-meia-noite',
    studio: 'mata',
    releasedAt: '2026-11-20',
    tags: ['cartas', 'alto-limite'],
  },
  {
    id: 'dragao-da-sorte',
    studio: 'arara',
    releasedAt: '2026-10-16',
    tags: ['sorte', 'rodadas-gratis', 'multiplicador'],
  },
  { id: 'garimpo-de-diamantes', studio: 'mata', releasedAt: '2026-09-11', tags: ['cash-out', 'alto-limite'] },
  { id: 'circo-da-lua', studio: 'arara', releasedAt: '2026-11-20', tags: ['festa', 'respin', 'dois-lados'] },
  {
    id: 'sete-da-sorte',
    studio: 'maresia',
    releasedAt: '2026-11-18',
    tags: ['classico', 'multiplicador', 'alto-limite'],
  },
  {
    id: 'trem-da-serra',
    studio: 'mata',
    releasedAt: '2026-11-19',
    tags: ['aventura', 'respin', 'rodadas-gratis'],
  },
  {
    id: 'bola-na-varzea',
    studio: 'arara',
    releasedAt: '2026-11-17',
    tags: ['classico', 'futebol', 'respin'],
  },
  {
    id: 'feira-livre',
    studio: 'maresia',
    releasedAt: '2026-11-14',
    tags: ['classico', 'frutas', 'aposta-baixa'],
  },
  {
    id: 'pipas-no-ceu',
    studio: 'arara',
    releasedAt: '2026-11-15',
    tags: ['classico', 'cidade', 'multiplicador'],
  },
  {
    id: 'sorveteria-tropical',
    studio: 'maresia',
    releasedAt: '2026-11-16',
    tags: ['classico', 'frutas', 'respin'],
  },
  {
    id: 'boteco-da-esquina',
    studio: 'arara',
    releasedAt: '2026-11-12',
    tags: ['classico', 'cidade', 'multiplicador'],
  },
  { id: 'cordel-do-sertao', studio: 'mata', releasedAt: '2026-11-11', tags: ['classico', 'lenda', 'respin'] },
  {
    id: 'padaria-da-praca',
    studio: 'mata',
    releasedAt: '2026-11-10',
    tags: ['classico', 'cidade', 'aposta-baixa'],
  },
  {
    id: 'montanha-de-ouro',
    studio: 'mata',
    releasedAt: '2026-08-28',
    tags: ['aventura', 'rodadas-gratis', 'multiplicador'],
  },
  { id: 'frutas-tropicais', studio: 'maresia', releasedAt: '2026-07-31', tags: ['classico', 'frutas'] },
  {
    id: 'boto-encantado',
    studio: 'mata',
    releasedAt: '2026-10-23',
    tags: ['lenda', 'rodadas-gratis', 'dois-lados'],
  },
  { id: 'perolas-do-recife', studio: 'maresia', releasedAt: '2026-10-02', tags: ['mar', 'cash-out'] },
  { id: 'roleta-francesa', studio: 'arara', releasedAt: '2026-09-04', tags: ['classico', 'la-partage'] },
  {
    id: 'noite-de-sao-joao',
    studio: 'arara',
    releasedAt: '2026-06-12',
    tags: ['festa', 'curinga-expansivo'],
  },
  { id: 'dados-de-ouro', studio: 'arara', releasedAt: '2026-09-18', tags: ['alto-limite', 'rapido'] },
  {
    id: 'pantanal-selvagem',
    studio: 'mata',
    releasedAt: '2026-11-06',
    tags: ['natureza', 'rodadas-gratis', 'curinga-expansivo'],
  },
  {
    id: 'templo-de-jade',
    studio: 'arara',
    releasedAt: '2026-07-24',
    tags: ['sorte', 'rodadas-gratis', 'multiplicador'],
  },
  {
    id: 'praia-do-sol',
    studio: 'maresia',
    releasedAt: '2026-11-13',
    tags: ['mar', 'rodadas-gratis', 'dois-lados'],
  },
  {
    id: 'jardim-da-onca',
    studio: 'mata',
    releasedAt: '2026-11-13',
    tags: ['natureza', 'cash-out', 'aposta-baixa'],
  },
  {
    id: 'dados-cosmicos',
    studio: 'arara',
    releasedAt: '2026-10-23',
    tags: ['espaco', 'rapido', 'aposta-baixa'],
  },
  { id: 'roleta-do-rio', studio: 'maresia', releasedAt: '2026-10-02', tags: ['cidade'] },
  {
    id: 'via-lactea',
    studio: 'arara',
    releasedAt: '2026-11-06',
    tags: ['espaco', 'rodadas-gratis', 'curinga-expansivo'],
  },
  { id: 'ruinas-perdidas', studio: 'mata', releasedAt: '2026-10-30', tags: ['aventura', 'cash-out'] },
  {
    id: 'gelo-austral',
    studio: 'maresia',
    releasedAt: '2026-07-10',
    tags: ['natureza', 'rodadas-gratis', 'multiplicador'],
  },
  { id: 'dados-de-rubi', studio: 'arara', releasedAt: '2026-08-28', tags: ['rapido'] },
  { id: 'sertao-estrelado', studio: 'mata', releasedAt: '2026-06-26', tags: ['natureza', 'rodadas-gratis'] },
  {
    id: 'cafe-da-serra',
    studio: 'mata',
    releasedAt: '2026-07-17',
    tags: ['campo', 'rodadas-gratis', 'curinga-expansivo'],
  },
  { id: 'roleta-imperial', studio: 'arara', releasedAt: '2026-10-16', tags: ['alto-limite', 'classico'] },
  { id: 'ceu-de-baloes', studio: 'arara', releasedAt: '2026-06-19', tags: ['cash-out', 'aposta-baixa'] },
  { id: 'dados-de-gelo', studio: 'maresia', releasedAt: '2026-07-10', tags: ['rapido'] },
  { id: 'roleta-da-meia-noite', studio: 'maresia', releasedAt: '2026-11-13', tags: ['noite', 'la-partage'] },
  { id: 'roleta-mini-ficha', studio: 'maresia', releasedAt: '2026-11-06', tags: ['aposta-baixa'] },
  { id: 'dados-do-brejo', studio: 'mata', releasedAt: '2026-10-09', tags: ['rapido', 'aposta-baixa'] },
]
