import { randomBytes } from 'node:crypto'
import { commitmentOf, SEED_BYTES } from '@croupier/lottery/fairness/draw.ts'
import { createSecretBox } from '../../../lib/secret-box.ts'
import type { DrawsDependencies } from './dependencies.ts'
import type { DrawKey, SeededDraw } from './draws-repository.ts'

type Sealing = Pick<DrawsDependencies, 'config'>

/** What the seed of a draw is sealed for. */
const contextOf = (drawId: string) => `lottery-draw:${drawId}`

/** A seed for a draw of our own: the commitment that is published before, and the seed as it is kept until then. */
export function makeSeed({ config }: Sealing, drawId: string): { commitment: string; sealedSeed: string } {
  const seed = randomBytes(SEED_BYTES).toString('hex')
  const sealedSeed = createSecretBox(config.credentialKey).seal(seed, contextOf(drawId))
  return { commitment: commitmentOf(seed), sealedSeed }
}

/** Throws when the seed is not the one that was published: then nobody may draw with it. */
export function openSeed(
  { config }: Sealing,
  { drawId }: DrawKey,
  draw: Pick<SeededDraw, 'sealed_seed' | 'commitment'>,
): string {
  const seed = createSecretBox(config.credentialKey).open(draw.sealed_seed, contextOf(drawId))
  if (commitmentOf(seed) !== draw.commitment) throw new Error(`The seed of draw ${drawId} is not the published one`)
  return seed
}
