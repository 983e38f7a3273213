import { createAuthenticating } from './authenticating.ts'
import type { SessionsDependencies } from './dependencies.ts'
import { createDeviceCodes } from './device-codes.ts'
import { createDevices } from './devices.ts'
import { createEnding } from './ending.ts'
import { createOpening } from './opening.ts'
import { createPlaces } from './places.ts'
import * as repository from './repository.ts'

export { sessionsErrors } from './errors.ts'
export type { SessionMethod } from './opening.ts'
export { deviceName } from './user-agent.ts'

/** How long ended sessions are kept, so that known addresses are recognised. */
const KEPT = 90 * 24 * 60 * 60_000

/** Sessions of members: opaque tokens, kept as hashes, with an idle and an absolute end (domain.md 9). */
export function createSessionsService(dependencies: SessionsDependencies) {
  const { database, clock } = dependencies
  const devices = createDevices(dependencies)
  const parts = { ...dependencies, devices }
  const deviceCodes = createDeviceCodes(parts)

  return {
    devices,
    ...createOpening(parts),
    authenticate: createAuthenticating(parts),
    ...createEnding(parts),
    ...createPlaces(parts),
    ...deviceCodes,

    /** Forgets sessions and devices that ended long ago; a job calls it. */
    async forgetOld(): Promise<void> {
      await repository.deleteSessionsBefore(database.query, new Date(clock.now().getTime() - KEPT))
      await devices.forgetOld()
      await deviceCodes.forgetOldDeviceCodes()
    },
  }
}

export type SessionsService = ReturnType<typeof createSessionsService>
