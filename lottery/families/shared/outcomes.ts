import type { Picks } from '../../core/board.ts'
import { fraction } from '../../core/fraction.ts'
import { addHits, bestOf, hitsOf, worthOf } from '../../core/hits.ts'
import type { DrawResult, Hit, PlayType, Prize } from '../../core/play-type.ts'
import { chosenIn } from './drum.ts'

/** Something that a draw may come to: the sum 11, BIG, a triple. */
export interface Outcome {
  /** What the member taps. */
  readonly value: string
  /** The prize it wins; outcomes of one prize have the same chance. */
  readonly prize: string
  isOf(state: number): boolean
}

/** In how many ways a draw comes to each number that matters (a sum, a code of its own): it decides every outcome. */
export type States = ReadonlyMap<number, number>

interface OutcomesOptions {
  readonly code: string
  readonly group: string
  readonly row: string
  readonly outcomes: readonly Outcome[]
  readonly states: States
  stateOf(result: DrawResult): number
  /** Where a tie gives the stake back of every ticket that did not win. */
  readonly tie?: number
  readonly example: { readonly picks: Picks; readonly result: DrawResult }
}

/** One row of outcomes; each value tapped is a ticket. */
export function outcomesOf(options: OutcomesOptions): PlayType {
  const { code, group, row, outcomes, states, stateOf, tie, example } = options
  const values = outcomes.map(({ value }) => value)
  const byValue = new Map(outcomes.map((outcome) => [outcome.value, outcome]))
  const prizes = prizesOf(outcomes, states, tie)
  const usual = worthOf({ lines: 1, prizes })
  const hitsIn = (picks: Picks, state: number): readonly Hit[] => {
    const chosen = chosenIn(picks, 0)
    if (state === tie) return hitsOf('tie', chosen.length)
    const won = chosen.map((value) => byValue.get(value)).filter((outcome) => outcome?.isOf(state))
    return addHits(won.map((outcome) => ({ prize: outcome?.prize ?? '', count: 1 })))
  }
  return {
    code,
    group,
    board: { rows: [{ kind: 'CHOICE', code: row, minimum: 1, maximum: values.length, values }] },
    lines: 1,
    prizes,
    count: (picks) => chosenIn(picks, 0).length,
    hits: (picks, result) => hitsIn(picks, stateOf(result)),
    bestHits: (picks, odds = usual) =>
      bestOf(
        odds,
        [...states.keys()].map((state) => hitsIn(picks, state)),
      ),
    exposed: (picks) => chosenIn(picks, 0).map((number) => ({ number, tickets: 1 })),
    example,
  }
}

function prizesOf(outcomes: readonly Outcome[], states: States, tie: number | undefined): readonly Prize[] {
  const total = sumOf(states, () => true)
  const codes = [...new Set(outcomes.map(({ prize }) => prize))]
  const prizes = codes.map((code): Prize => {
    const outcome = outcomes.find(({ prize }) => prize === code)
    const chance = fraction(
      sumOf(states, (state) => state !== tie && outcome?.isOf(state) === true),
      total,
    )
    return codes.length > 1 ? { code, chance, ticket: code } : { code, chance }
  })
  if (tie === undefined) return prizes
  return [...prizes, { code: 'tie', chance: fraction(states.get(tie) ?? 0, total), returnsStake: true }]
}

function sumOf(states: States, isCounted: (state: number) => boolean): number {
  let ways = 0
  for (const [state, own] of states) if (isCounted(state)) ways += own
  return ways
}

/** An outcome for each state that draws come to, with a prize of its own: `sum3` for the value 3. */
export function eachState(
  states: States,
  prize: string,
  nameOf: (state: number) => string = String,
): readonly Outcome[] {
  return [...states.keys()]
    .sort((left, right) => left - right)
    .map((own) => ({ value: nameOf(own), prize: `${prize}${own}`, isOf: (state) => state === own }))
}

/** Big, small, odd and even of a number: big from there on. Every prize by its own name where chances differ. */
export function sidesFrom(firstBig: number, hasOwnPrizes = false): readonly Outcome[] {
  const sides: readonly [string, Outcome['isOf']][] = [
    ['BIG', (state) => state >= firstBig],
    ['SMALL', (state) => state < firstBig],
    ['ODD', (state) => state % 2 === 1],
    ['EVEN', (state) => state % 2 === 0],
  ]
  return sides.map(([value, isOf]) => ({ value, prize: hasOwnPrizes ? value.toLowerCase() : 'win', isOf }))
}
