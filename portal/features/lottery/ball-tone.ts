import { BALLS, type Colour, colourOf } from '@croupier/lottery/families/lhc/balls.ts'
import { SIGNS, signOf } from '@croupier/lottery/families/lhc/zodiac.ts'

/** The three colours of the mark six; every other ball is of the house's colour. */
export type BallTone = Colour | 'PLAIN'

/** The colour of a ball in its family. */
export function ballTone(family: string, value: string): BallTone {
  return family === 'LHC' && BALLS.includes(value) ? colourOf(value) : 'PLAIN'
}

/** The balls of each colour and of each sign of the zodiac on a date (`2026-11-22`), by the words of their values. */
export function ballSets(date: string): readonly { readonly value: string; readonly balls: readonly string[] }[] {
  const colours = (['RED', 'BLUE', 'GREEN'] as const).map((value) => ({
    value,
    balls: BALLS.filter((ball) => colourOf(ball) === value),
  }))
  const signs = SIGNS.map((value) => ({ value, balls: BALLS.filter((ball) => signOf(ball, date) === value) }))
  return [...colours, ...signs]
}
