const python = 'tests/server/games/fairness-python.test.ts'
const nextSeed = 'tests/server/games/games-next-seed.test.ts'
const firstSeed = 'tests/ui/games/fairness-first-seed.test.ts'
const seedPanel = 'tests/ui/games/seed-panel.test.tsx'
const vectors = 'tests/games/fairness-vectors.test.ts'

/** What keeps draws, documents and the second verifier true to each other: a part of `safeguards.ts`. */
export const fairnessSafeguards = [
  {
    name: 'a chain is salted by a round that is published after it was anchored',
    file: 'games/fairness/beacons.ts',
    text: 'Math.ceil((instant - genesisMs) / periodMs) + 2',
    instead: 'Math.floor((instant - genesisMs) / periodMs) + 1',
    test: [
      'tests/server/games/salted-chains.test.ts',
      'a chain is anchored before its salt exists, and no round opens until the beacon has published it',
    ],
  },
  {
    name: 'a relay is not believed without the beacon’s signature',
    file: 'server/platform/beacon/beacon.ts',
    text: 'if (!(await isSignedBy(beacons[name], round, data.signature))) return undefined',
    instead: '',
    test: [
      'tests/server/games/beacon.test.ts',
      'a relay that tells what the beacon did not sign is not believed',
    ],
  },
  {
    name: 'the browser checks the beacon’s signature',
    file: 'games/fairness/verify-salt.ts',
    text: 'return isSignedBy(beacon, round, signature)',
    instead: 'return isSignedBy !== undefined',
    test: [
      'tests/ui/games/fairness-shared.test.ts',
      'a round of a salted chain agrees by the beacon’s signed value, and by no other',
    ],
  },
  {
    name: 'Python compares a salt with the value of the beacon',
    file: 'examples/verifier/salt.py',
    text: '.hexdigest() != salt:',
    instead: '.hexdigest() == "":',
    test: [
      python,
      'Python reports a salt that is not the beacon’s value, or came before the anchor, at every shared table',
    ],
  },
  {
    name: 'a pair begins with the server seed whose hash was published',
    file: 'server/features/games/rounds/seed-store.ts',
    text: 'AND seed_hash = ',
    instead: 'AND seed_hash <> ',
    test: [
      nextSeed,
      'a seed that was sent under another hash than the published one is refused, and nothing is revealed',
    ],
  },
  {
    name: 'the browser compares the new pair with the hash it was shown',
    file: 'src/seeds/begin-seeds.ts',
    text: "result.reply.data.seed_hash === seedHash ? 'begun' : 'broken'",
    instead: "'begun'",
    test: [firstSeed, 'a server that begins with another seed than the promised one is found out'],
  },
  {
    name: 'a seed that was seen under one hash is not offered under another',
    file: 'src/features/games/fairness/use-rotate.ts',
    text: 'onSpent()\n    void sync.pull',
    instead: 'void sync.pull',
    test: [seedPanel, 'a seed that the server has seen is not offered again under another hash'],
  },
  {
    name: 'a word of the last, incomplete run is thrown away',
    file: 'games/fairness/draw.ts',
    text: 'if (word < fair) return word % bound',
    instead: 'if (word <= WORDS + fair) return word % bound',
    test: [vectors, 'a word of the last, incomplete run is thrown away, as the vector of dice says'],
  },
  {
    name: 'a shuffle removes what it has picked, and swaps nothing',
    file: 'games/fairness/draw.ts',
    text: 'const [value] = pool.splice(await integerBelow(draw, pool.length), 1)',
    instead: `const place = await integerBelow(draw, pool.length)
    const value = pool[place]
    pool[place] = pool.at(-1) ?? 0
    pool.pop()`,
    test: [vectors, 'a shuffle removes from the list of those that are left, and swaps nothing'],
  },
  {
    name: 'a frozen vector is not written anew',
    file: 'scripts/fairness/vector-files.ts',
    text: 'if (JSON.stringify(again) === JSON.stringify(known)) return known',
    instead: 'if (again !== undefined) return again',
    test: [vectors, 'a frozen vector that is played differently today is refused'],
  },
  {
    name: 'Python compares the fingerprint of a seed',
    file: 'examples/verifier/round_file.py',
    text: 'if sha256_of(seed) != told.get("seed_hash"):',
    instead: 'if False:',
    test: [python, 'Python reports another seed under the same fingerprint, in every engine'],
  },
  {
    name: 'Python follows a chain to its anchor',
    file: 'examples/verifier/round_file.py',
    text: 'hash_times(seed, nonce) != anchor',
    instead: 'False',
    test: [
      python,
      'Python reports a round that was moved to another place of its chain, at every shared table',
    ],
  },
  {
    name: 'Python compares what was paid',
    file: 'examples/verifier/round_file.py',
    text: 'if centavos(told["payout"]) != owed:',
    instead: 'if False:',
    test: [python, 'Python reports a payout that is a centavo too much, in every engine'],
  },
  {
    name: 'Python compares all that a round showed',
    file: 'examples/verifier/round_file.py',
    text: 'problems = [difference(told["view"], again.view, "outcome: view")]',
    instead: 'problems = []',
    test: [python, 'Python reports an outcome that was changed, in every engine'],
  },
] as const
