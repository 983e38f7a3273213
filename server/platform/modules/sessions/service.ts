import type { SessionsDependencies } from './dependencies.ts'
import { createDevices } from './devices.ts'
import { createEnding } from './ending.ts'
import { createOpening } from './opening.ts'
import { createPlaces } from './places.ts'
import * as repository from './repository.ts'

export type { SessionMethod } from './opening.ts'

/** How long ended sessions are kept, so that known addresses are recognised. */
const KEPT = 90 * 24 * 60 * 60_000

/** Sessions of members: opaque tokens, kept as hashes, with an idle and an absolute end (domain.md 9). */
export function createSessionsService(dependencies: SessionsDependencies) {
  const { database, clock } = dependencies
  const devices = createDevices(dependencies)
  const parts = { ...dependencies, devices }

  return {
    devices,
    ...createOpening(parts),
    ...createEnding(parts),
    ...createPlaces(parts),

    /** Forgets sessions and devices that ended long ago; a job calls it. */
    async forgetOld(): Promise<void> {
      await repository.deleteSessionsBefore(database.query, new Date(clock.now().getTime() - KEPT))
      await devices.forgetOld()
    },
  }
}

export type SessionsService = ReturnType<typeof createSessionsService>
