import type { Database, Transaction } from '../../db/connection.ts'
import type { Clock } from '../../lib/clock.ts'
import { hashSecret, newToken } from '../../lib/credentials.ts'
import { newId } from '../../lib/id.ts'
import * as repository from './devices-repository.ts'

/** "Remember me" holds for a day after the last visit (section 9). */
const DEVICE_LIFE = 24 * 60 * 60_000
/**
 * Two tabs that open at once bring the same token; who is second so soon, from the same browser at the same address, is
 * refused, but is no thief.
 */
const GRACE = 10_000
const KEPT = 7 * DEVICE_LIFE

interface Origin {
  readonly ip: string
  readonly userAgent: string
}

/** What became of a token: its device, or why not. */
export type DeviceEntry =
  | { readonly device: repository.DeviceRow; readonly token: string }
  | { readonly refused: true; readonly stolenFrom?: repository.DeviceRow }

/** Browsers that were asked to remember: tokens that are exchanged at each use, and never the password (domain.md 9). */
export function createDevices({ database, clock }: { database: Database; clock: Clock }) {
  const until = () => new Date(clock.now().getTime() + DEVICE_LIFE)

  async function issue(tx: Transaction, merchantId: string, deviceId: string): Promise<string> {
    const { token, tokenHash } = newToken()
    await repository.insertToken(tx.query, merchantId, tokenHash, deviceId, clock.now())
    return token
  }

  return {
    /** Remembers a browser. The token is for its cookie and kept nowhere else. */
    async remember(
      tx: Transaction,
      owner: { merchantId: string; memberId: string } & Origin,
    ): Promise<{ id: string; token: string }> {
      const now = clock.now()
      const id = newId(now.getTime())
      await repository.insertDevice(tx.query, {
        merchant_id: owner.merchantId,
        member_id: owner.memberId,
        id,
        ip: owner.ip,
        user_agent: owner.userAgent,
        created_at: now,
        last_used_at: now,
        expires_at: until(),
      })
      return { id, token: await issue(tx, owner.merchantId, id) }
    },

    /** Exchanges a token for the next one. A token that comes a second time was stolen: its device is revoked. */
    async exchange(tx: Transaction, merchantId: string, token: string, origin: Origin): Promise<DeviceEntry> {
      const tokenHash = hashSecret(token)
      const found = await repository.lockToken(tx.query, merchantId, tokenHash)
      const now = clock.now()
      if (found === undefined) return { refused: true }
      const { used_at: usedAt, ...device } = found
      if (usedAt !== null) {
        const isSamePlace = device.ip === origin.ip && device.user_agent === origin.userAgent
        if (isSamePlace && now.getTime() - usedAt.getTime() < GRACE) return { refused: true }
        await repository.revokeDevices(tx.query, merchantId, device.member_id, [device.id], now)
        return { refused: true, stolenFrom: device }
      }
      if (device.revoked_at !== null || device.expires_at <= now) return { refused: true }
      await repository.spendToken(tx.query, merchantId, tokenHash, now)
      await repository.touchDevice(tx.query, merchantId, device.id, { ...origin, at: now, until: until() })
      return { device, token: await issue(tx, merchantId, device.id) }
    },

    list: (merchantId: string, memberId: string): Promise<repository.DeviceRow[]> =>
      repository.selectDevices(database.query, merchantId, memberId, clock.now()),

    /** Forgets some of a member's devices; answers how many there were. */
    async revoke(tx: Transaction, merchantId: string, memberId: string, ids: readonly string[]): Promise<number> {
      if (ids.length === 0) return 0
      return (await repository.revokeDevices(tx.query, merchantId, memberId, ids, clock.now())).length
    },

    revokeOthers: (tx: Transaction, merchantId: string, memberId: string, exceptId: string | null) =>
      repository.revokeOtherDevices(tx.query, merchantId, memberId, exceptId, clock.now()),

    forgetOld: () => repository.deleteDevicesBefore(database.query, new Date(clock.now().getTime() - KEPT)),
  }
}

export type Devices = ReturnType<typeof createDevices>
