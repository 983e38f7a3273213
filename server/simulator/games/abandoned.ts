import type { KindParts } from '../play/kind.ts'
import type { Wager, WagerContent } from '../play/wager.ts'

/** A hand waits so long for its player; the rules of these games say so. */
export const abandonedHours = 24
const sweepMilliseconds = 10 * 60 * 1000

type Parts<Content extends WagerContent> = Pick<KindParts<Content>, 'wagers' | 'logger'>

/** Ends hands that nobody goes on with, as the rules say, so that no stake is held for ever. */
export function endAbandoned<Content extends WagerContent>(
  { wagers, logger }: Parts<Content>,
  end: (wager: Wager<Content>) => Promise<unknown>,
) {
  let sweeping: NodeJS.Timeout | undefined

  function sweep() {
    const latest = Date.now() - abandonedHours * 60 * 60 * 1000
    for (const wager of wagers.open()) {
      if (wager.state !== 'OPEN' || Date.parse(wager.placedAt) > latest) continue
      end(wager).catch((error: unknown) => {
        logger.error({ error, wager: wager.id }, 'simulator: an abandoned hand could not be ended')
      })
    }
  }

  return {
    start() {
      sweep()
      sweeping = setInterval(sweep, sweepMilliseconds)
      sweeping.unref()
    },
    stop: () => clearInterval(sweeping),
  }
}
