import type { Picks } from '../../core/board.ts'
import { choose } from '../../core/combinations.ts'
import { fraction } from '../../core/fraction.ts'
import { hitsOf } from '../../core/hits.ts'
import type { PlayType } from '../../core/play-type.ts'
import { bankerRows, drawnOf } from './appear.ts'
import { chosenIn, type PlayOptions, shownAt, valueRow } from './drum.ts'

interface CoverOptions extends PlayOptions {
  /** Values of one ticket, no fewer than places. */
  readonly size: number
}

/** Balls among which all that are drawn must be. A ticket is a choice of `size` of the balls picked. */
export function cover({ code, group, drum, at, size }: CoverOptions): PlayType {
  const covering = (balls: number) => choose(balls - at.length, size - at.length)
  return {
    code,
    group,
    board: { rows: [valueRow(drum, 'numbers', { minimum: size })] },
    lines: 1,
    prizes: [prizeOf({ drum, at, size })],
    count: (picks) => choose(chosenIn(picks, 0).length, size),
    hits: (picks, result) => {
      const chosen = chosenIn(picks, 0)
      return hitsOf('win', drawnOf(chosen, shownAt(result, at)) === at.length ? covering(chosen.length) : 0)
    },
    bestHits: (picks) =>
      hitsOf('win', choose(chosenIn(picks, 0).length, size) > 0 ? covering(chosenIn(picks, 0).length) : 0),
    example: { picks: [exampleBalls({ drum, size })], result: [drum.sample] },
  }
}

/** The same with bankers, which stand on every ticket: a ticket is all bankers and as many others as it lacks. */
export function coverWithBankers({ code, group, drum, at, size }: CoverOptions): PlayType {
  /** Tickets whose others hold so many that were drawn. */
  const covering = (picks: Picks, drawnOthers: number) =>
    choose(chosenIn(picks, 1).length - drawnOthers, size - chosenIn(picks, 0).length - drawnOthers)
  const balls = exampleBalls({ drum, size })
  return {
    code,
    group,
    board: { rows: bankerRows(drum, size), isExclusive: true },
    lines: 1,
    prizes: [prizeOf({ drum, at, size })],
    count: (picks) => covering(picks, 0),
    hits: (picks, result) => {
      const shown = shownAt(result, at)
      const drawnOthers = drawnOf(chosenIn(picks, 1), shown)
      const isCovered = drawnOthers + drawnOf(chosenIn(picks, 0), shown) === at.length
      return hitsOf('win', isCovered ? covering(picks, drawnOthers) : 0)
    },
    // The fewer others are drawn, the more tickets hold them: bankers first.
    bestHits: (picks) => hitsOf('win', covering(picks, Math.max(0, at.length - chosenIn(picks, 0).length))),
    example: { picks: [balls.slice(0, 1), balls.slice(1)], result: [drum.sample] },
  }
}

function prizeOf({ drum, at, size }: Pick<CoverOptions, 'drum' | 'at' | 'size'>) {
  const { length } = drum.values
  return { code: 'win', chance: fraction(choose(length - at.length, size - at.length), choose(length, size)) }
}

/** The balls of the sample first, then others. */
function exampleBalls({ drum, size }: Pick<CoverOptions, 'drum' | 'size'>): readonly string[] {
  return [...new Set([...drum.sample, ...drum.values])].slice(0, size)
}
