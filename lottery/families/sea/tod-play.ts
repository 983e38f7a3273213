import { fraction } from '../../core/fraction.ts'
import { bestOf, hitsOf } from '../../core/hits.ts'
import type { DrawResult, Odds, PlayType, Prize } from '../../core/play-type.ts'
import { numbersRow, permutationsOf, sortedDigits, tally } from '../shared/numbers.ts'
import type { PricedPlay } from '../shared/priced-family.ts'
import { readWindows, type Windows } from '../shared/windows.ts'

/** A number of each kind, by the number of its digits: the fewer digits differ, the fewer numbers it stands for. */
const KINDS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  3: { distinct: '123', pair: '112', triple: '111' },
  4: { distinct: '1234', pair: '1123', twoPairs: '1122', triple: '1112', quadruple: '1111' },
}

interface TodPlay {
  readonly code: string
  readonly group: string
  readonly windows: Windows
  readonly odds: Odds
  readonly shown: DrawResult
}

/**
 * Tod: a ticket is a number, and wins when the same digits were drawn in any order. A number with a digit twice stands for
 * fewer numbers than one whose digits all differ, so each kind is a ticket, and has odds, of its own.
 */
export function todPlay({ code, group, windows, odds, shown }: TodPlay): PricedPlay {
  const { digits } = windows
  const kinds = KINDS[digits] ?? {}
  const prizes = Object.entries(kinds).map(([kind, sample]): Prize => {
    const chance = fraction(permutationsOf(sample).length, 10 ** digits)
    return { code: kind, chance, ticket: kind }
  })
  const kindOf = kindsByShape(kinds)
  const playType: PlayType = {
    code,
    group,
    board: { rows: [numbersRow(digits)] },
    lines: 1,
    prizes,
    count: ([numbers = []]) => numbers.length,
    hits([numbers = []], result) {
      const drawn = sortedDigits(readWindows(windows, result)[0] ?? '')
      return hitsOf(kindOf(drawn), numbers.filter((number) => sortedDigits(number) === drawn).length)
    },
    bestHits: ([numbers = []], paid = odds) =>
      bestOf(
        paid,
        [...tally(numbers.map(sortedDigits))].map(([number, count]) => hitsOf(kindOf(number), count)),
      ),
    // Numbers of the same digits win together, so a limit is about all of them.
    exposed: ([numbers = []]) =>
      [...tally(numbers.map(sortedDigits))].map(([number, tickets]) => ({ number, tickets })),
    example: { picks: [[[...(readWindows(windows, shown)[0] ?? '')].reverse().join('')]], result: shown },
  }
  return { playType, odds }
}

/** The kind of a number: by how often each of its digits is there. */
function kindsByShape(kinds: Readonly<Record<string, string>>): (number: string) => string {
  const byShape = new Map(Object.entries(kinds).map(([kind, sample]) => [shapeOf(sample), kind]))
  return (number) => byShape.get(shapeOf(number)) ?? ''
}

function shapeOf(number: string): string {
  return [...tally([...number]).values()].sort().join()
}
