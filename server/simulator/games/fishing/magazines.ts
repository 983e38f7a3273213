import type { KindParts } from '../../play/kind.ts'
import type { Wager } from '../../play/wager.ts'
import type { Uniform } from '../../random/uniform.ts'
import { type MagazineEnd, magazineSize, type Shot, settleMagazine, shoot } from './engine.ts'
import { fishOf, mayHaveMet } from './sea.ts'
import { type FishingVariant, findFishingVariant } from './species.ts'

/** What is journalled of a magazine. */
export interface MagazinePlay {
  readonly shots: readonly Shot[]
  readonly lastShotAt: string
}

/** What is kept with a magazine. */
export interface MagazineContent {
  readonly choice: { readonly shots: number }
  readonly play: MagazinePlay
  readonly outcome: MagazineEnd & Pick<MagazinePlay, 'shots'>
}

type Magazine = Wager<MagazineContent>

/** A shot as the page reports it: which fish it met, and when by the sea's clock. */
export interface Hit {
  readonly fish: number
  readonly at: number
}

/** A magazine not fired for so long is put down: its catches are paid and the rest given back. */
const idleMilliseconds = 10 * 60 * 1000
const sweepMilliseconds = 60_000

/** Magazines from the purchase to the last shot. */
export function createMagazines({
  games,
  wagers,
  uniform,
  logger,
}: Pick<KindParts<MagazineContent>, 'games' | 'wagers' | 'uniform' | 'logger'>) {
  let sweeping: NodeJS.Timeout | undefined

  function putDown({ id, stake, play: { shots } }: Magazine): Promise<Magazine> {
    const end = settleMagazine(stake, shots)
    return wagers.settle(id, { outcome: { shots, ...end }, win: end.caughtWin + end.returned })
  }

  function sweep() {
    for (const wager of wagers.open()) {
      if (wager.state !== 'OPEN' || Date.now() - Date.parse(wager.play.lastShotAt) < idleMilliseconds) continue
      putDown(wager).catch((error: unknown) => {
        logger.error({ error, wager: wager.id }, 'simulator: a magazine could not be put down')
      })
    }
  }

  return {
    putDown,
    firstPlay: (): MagazinePlay => ({ shots: [], lastShotAt: new Date().toISOString() }),
    /**
     * Decides the shots reported, in their order. Shots at fish that were not there or are caught already stay in the magazine.
     * The last shot settles it.
     * @param sea the session whose fish were shot at
     */
    async fire(wager: Magazine, sea: string, hits: readonly Hit[]): Promise<Magazine> {
      const variant = findFishingVariant(games.of(wager).variant)
      const shots = [...wager.play.shots, ...decide(variant, wager, sea, hits, uniform)]
      const noted = wagers.note(wager.id, { shots, lastShotAt: new Date().toISOString() })
      return shots.length === magazineSize ? putDown(noted) : noted
    },
    start() {
      sweep()
      sweeping = setInterval(sweep, sweepMilliseconds)
      sweeping.unref()
    },
    stop: () => clearInterval(sweeping),
  }
}

function decide(variant: FishingVariant, wager: Magazine, sea: string, hits: readonly Hit[], uniform: Uniform): Shot[] {
  const before = wager.play.shots
  const caught = new Set(before.flatMap((shot) => (shot.paid > 0 ? [shot.fish] : [])))
  const shots: Shot[] = []
  const now = Date.now()
  for (const { fish: index, at } of hits) {
    if (before.length + shots.length === magazineSize) break
    const fish = fishOf(variant, sea, index)
    if (caught.has(index) || !mayHaveMet(fish, at, now)) continue
    const shot = shoot(variant, index, fish.species, uniform)
    if (shot.paid > 0) caught.add(index)
    shots.push(shot)
  }
  return shots
}
