import { sumOf, toAmount, toUnits } from '../units.ts'
import type { TryContractQuery } from './what-if.generated.ts'

export type TriedWindow = TryContractQuery['tryContract'][number]

/** Two amounts and how they differ; decimal strings. */
export interface Compared {
  readonly today: string
  readonly proposed: string
  readonly difference: string
}

/** What one side gets of a window; nothing where no contract held. */
export const compare = (today: { net: string } | null, proposed: { net: string } | null): Compared => {
  const [before, after] = [today?.net ?? '0', proposed?.net ?? '0']
  return { today: before, proposed: after, difference: toAmount(toUnits(after) - toUnits(before)) }
}

/** What one side gets of all windows together. */
export const compareAll = (all: readonly Compared[]): Compared => ({
  today: sumOf(all.map(({ today }) => today)),
  proposed: sumOf(all.map(({ proposed }) => proposed)),
  difference: sumOf(all.map(({ difference }) => difference)),
})
