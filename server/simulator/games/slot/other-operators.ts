import { stakesOf } from '../../play/stakes.ts'
import type { Uniform } from '../../random/uniform.ts'
import type { createPots } from './pots.ts'

/** So many stakes at least, and so many more at most, were played for pots that nobody has looked at yet. */
const played = { least: 1000, more: 7000 }

/** Between two stakes that are played elsewhere, milliseconds. */
const pause = 2000

/**
 * The pots of a vendor are shared with players of other operators, so they grow, and are won, also when nobody plays here. Only those
 * that somebody looks at are played for.
 */
export function createOtherOperators(
  pots: Pick<ReturnType<typeof createPots>, 'playElsewhere' | 'hasRounds'>,
  uniform: Uniform,
) {
  const watched = new Map<string, readonly [vendorCode: string, currency: string]>()
  let clock: NodeJS.Timeout | undefined

  function play() {
    const [vendorCode, currency] = [...watched.values()][uniform(Math.max(1, watched.size))] ?? []
    if (vendorCode === undefined || currency === undefined) return
    const stakes = stakesOf(currency) ?? []
    const stake = stakes[uniform(stakes.length)]
    if (stake) pots.playElsewhere(vendorCode, currency, [stake], uniform)
  }

  /** The vendor's jackpots are older than this operator: what was played for them before it came. */
  function playBefore(vendorCode: string, currency: string) {
    const highest = stakesOf(currency)?.at(-1) ?? 0
    const stakes = Array<number>(played.least + uniform(played.more)).fill(highest)
    pots.playElsewhere(vendorCode, currency, stakes, uniform)
  }

  return {
    /** Somebody looks at these pots. */
    watch(vendorCode: string, currency: string) {
      watched.set(`${vendorCode}/${currency}`, [vendorCode, currency])
      if (clock && !pots.hasRounds(vendorCode, currency)) playBefore(vendorCode, currency)
    },
    start() {
      clock = setInterval(play, pause)
      clock.unref()
    },
    stop: () => clearInterval(clock),
  }
}
