import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ReadyGame } from './ready-games.ts'
import { searchGames } from './search-games.ts'

const VENDORS = [
  { vendor_code: 'JL', vendor_name: 'Jili Rồng' },
  { vendor_code: 'PG', vendor_name: 'An Pha' },
  { vendor_code: 'AN', vendor_name: 'Khác' },
]
const named = fc.record({
  name_folded: fc.string({ unit: fc.constantFrom('a', 'n', ' ', 'p', 'j', 'l'), maxLength: 6 }),
  vendor: fc.constantFrom(...VENDORS),
})
// Of a game a search reads its name and its vendor alone.
const gameOf = ({ vendor, name_folded }: typeof named extends fc.Arbitrary<infer Value> ? Value : never) =>
  ({ game: { ...vendor, name_folded } }) as unknown as ReadyGame

/** What a search finds, said as simply as can be. */
function found(games: readonly ReadyGame[], folded: string): ReadyGame[] {
  const words: Record<string, string> = { JL: 'jili rong', PG: 'an pha', AN: 'khac' }
  const squeezed = folded.replaceAll(' ', '')
  const isCalled = ({ game }: ReadyGame) => {
    const name = words[game.vendor_code] ?? ''
    const isName = name.replaceAll(' ', '') === squeezed || name.startsWith(folded) || name.includes(` ${folded}`)
    return squeezed.length > 1 && (isName || game.vendor_code.toLowerCase() === squeezed)
  }
  const byName = games.filter(({ game }) => game.name_folded.includes(folded))
  return [...byName, ...games.filter((one) => !byName.includes(one) && isCalled(one))]
}

it('finds names and then vendors, each in the order of the list, whatever they are', () => {
  fc.assert(
    fc.property(
      fc.array(named, { maxLength: 30 }),
      fc.oneof(
        fc.string({ unit: fc.constantFrom('a', 'n', ' ', 'p', 'j', 'l'), minLength: 1, maxLength: 3 }),
        fc.constantFrom('jili', 'jl', 'rong', 'an pha', 'anpha', 'khac', 'hac'),
      ),
      (wished, folded) => {
        const games = wished.map(gameOf)
        expect(searchGames(games, folded)).toEqual(found(games, folded))
        expect(searchGames(games, folded)).toHaveLength(found(games, folded).length)
      },
    ),
    { numRuns: 2_000 },
  )
})

it('does not find across two names', () => {
  const games = ['an', 'pha'].map((name_folded) =>
    gameOf({ name_folded, vendor: { vendor_code: 'X', vendor_name: 'X' } }),
  )
  expect(searchGames(games, 'anpha')).toEqual([])
  expect(searchGames(games, 'n p')).toEqual([])
  expect(searchGames(games, 'a')).toEqual(games)
  expect(searchGames([], 'a')).toEqual([])
})
