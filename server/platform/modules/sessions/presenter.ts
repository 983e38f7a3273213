import type { Static } from 'typebox'
import type { DeviceRow } from './devices-repository.ts'
import type { SessionRow } from './repository.ts'
import type { SignedInPlace } from './schema.ts'
import { deviceName } from './user-agent.ts'

export interface SignInPlace {
  readonly at: Date
  readonly ip: string
  readonly device: string
}

export const toPlace = (row: SessionRow): SignInPlace => ({
  at: row.created_at,
  ip: row.ip,
  device: deviceName(row.user_agent),
})

/** Sessions, the current one first, then remembered devices of which no session is left. */
export function presentSessions(
  sessions: readonly SessionRow[],
  devices: readonly DeviceRow[],
  { currentId, idleSince }: { currentId: string; idleSince: Date },
): Static<typeof SignedInPlace>[] {
  const rememberedIds = new Set(devices.map(({ id }) => id))
  const withSession = new Set(sessions.map(({ device_id }) => device_id))
  const places = sessions.map((row) => ({
    id: row.id,
    device: deviceName(row.user_agent),
    ip: row.ip,
    startedAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    isCurrent: row.id === currentId,
    isLocked: row.last_seen_at < idleSince,
    isRemembered: row.device_id !== null && rememberedIds.has(row.device_id),
    isByDeviceCode: row.method === 'DEVICE_CODE',
  }))
  const waiting = devices
    .filter(({ id }) => !withSession.has(id))
    .map((row) => ({
      id: row.id,
      device: deviceName(row.user_agent),
      ip: row.ip,
      startedAt: row.created_at.toISOString(),
      lastSeenAt: row.last_used_at.toISOString(),
      isCurrent: false,
      isLocked: true,
      isRemembered: true,
      isByDeviceCode: false,
    }))
  return [...places.filter(({ isCurrent }) => isCurrent), ...places.filter(({ isCurrent }) => !isCurrent), ...waiting]
}
