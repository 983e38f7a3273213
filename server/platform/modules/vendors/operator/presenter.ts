import type { Static } from 'typebox'
import type { GameType } from '../../games/schema.ts'
import { ALARMS, type VendorsService } from '../service.ts'
import type { WalletResult } from '../vendor-adapter.ts'
import { presentWindow } from './offer.ts'
import type { VendorRow } from './repository.ts'
import type { VendorHealth, VendorOrders } from './schema.ts'

export function presentVendor(row: VendorRow) {
  return {
    id: row.code,
    name: row.name,
    availability: row.availability,
    maintenance: presentWindow(row),
    effective: row.effective,
    position: row.position,
    adapter: row.adapter,
    games: row.games,
    openGames: row.open_games,
    gameTypes: row.game_types as Static<typeof GameType>[],
  }
}

/** What the audit log keeps of a vendor: what operators can change. */
export const presentVendorOffer = (row: VendorRow) => ({
  availability: row.availability,
  maintenance: presentWindow(row),
  position: row.position,
})

type HealthRow = Awaited<ReturnType<VendorsService['health']['list']>>[number]

export function presentHealth(row: HealthRow): Static<typeof VendorHealth> {
  const calls = Number(row.calls ?? 0n)
  return {
    id: row.code,
    name: row.name,
    adapter: row.adapter,
    wallet: row.wallet_adapter === null ? 'SEAMLESS' : 'TRANSFER',
    state: row.state as Static<typeof VendorHealth>['state'],
    stateSince: row.state_since?.toISOString() ?? null,
    calls,
    failures: Number(row.failures ?? 0n),
    refused: Number(row.refused ?? 0n),
    averageMilliseconds: calls === 0 ? null : Math.round(Number(row.milliseconds ?? 0n) / calls),
    slowestMilliseconds: calls === 0 ? null : row.slowest,
    lastError: row.last_error,
    lastFailureAt: row.last_failure_at?.toISOString() ?? null,
    lastSuccessAt: row.last_success_at?.toISOString() ?? null,
  }
}

type OrdersRow = Awaited<ReturnType<VendorsService['health']['listOrders']>>[number]

export const presentOrders = ({ adapter, kind, result, orders, last_at }: OrdersRow): Static<typeof VendorOrders> => ({
  adapter,
  kind: kind as Static<typeof VendorOrders>['kind'],
  result: result as WalletResult,
  orders: Number(orders),
  lastAt: last_at.toISOString(),
  isAlarm: ALARMS.has(result),
})
