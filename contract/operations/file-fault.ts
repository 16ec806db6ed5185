/**
 * Why a part of a file is refused: a word that screens translate, and its values. `writeFileFault` is the English sentence that
 * commands print.
 */
export interface FileFaultReason {
  readonly word: FileFaultWord
  readonly values?: Readonly<Record<string, string>>
}

type Values = Readonly<Record<string, string>>

const sentences = {
  unreadable: ({ detail }: Values) => `cannot be read: ${detail}`,
  no_games_object: () => 'is no JSON object of providers and games',
  no_matches_object: () => 'is no JSON object of matches',
  too_many: ({ count, most }: Values) => `has ${count} matches, more than ${most}`,
  missing: () => 'is missing',
  unfit: () => 'is not a value of this field',
  unknown_fields: ({ fields }: Values) => `unknown: ${fields}`,
  twice: () => 'is in the file twice',
  no_provider: () => 'is no provider of the catalogue or the file',
  under_min_bet: () => 'is under min_bet',
  own_game: () => 'our own games come with the code',
  fixed_by_game: () => 'is decided by the game itself',
  other_provider: () => 'the id belongs to another provider',
  frame_origin: () => 'its origin is not in FRAME_ORIGINS',
  not_in_book: () => 'is no match of this book',
  new_incomplete: () => 'is new: competition, home, away and kicks_off_at are needed',
  one_side: () => 'has one side',
  begun: () => 'has begun already',
  new_without_odds: () => 'is new and has no odds',
  other_sides: ({ sides }: Values) => `is ${sides}: another match needs another id`,
  not_over: () => 'cannot be over yet',
  needs_score: ({ result }: Values) => `was settled as ${result}: a score corrects it`,
  needs_two_people: ({ result }: Values) =>
    `was settled as ${result}: it is corrected in the back office, by two people`,
  postponed: () => 'is postponed: its new date comes first',
  offer_closed: () => 'has begun: its offer does not change any more',
  new_date_past: () => 'would have begun already',
  moved_too_far: ({ hours }: Values) =>
    `moves by more than ${hours} hours: void it and bring it under another id`,
  odds_return: ({ market, returned, least, most }: Values) =>
    `${market} returns ${returned}, not ${least} to ${most}`,
}

export type FileFaultWord = keyof typeof sentences

/** Writes the reason as an English sentence without its subject. */
export function writeFileFault({ word, values = {} }: FileFaultReason): string {
  return sentences[word](values)
}
