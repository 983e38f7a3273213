import type { ChainedEntry } from '../audit-chain.ts'
import type { AuditSubject } from '../audit-subjects.ts'
import { presentRole } from '../presenter.ts'
import type { StaffRow } from '../staff-repository.ts'

/** An entry for who sees these brands: what it says of the brands of an operator stays among them. */
export function presentAuditEntry(entry: ChainedEntry, visible: readonly string[]) {
  const shown = (thing: unknown): Record<string, unknown> | null => {
    if (typeof thing !== 'object' || thing === null) return null
    if (entry.subjectKind !== 'operators' || !('places' in thing) || !Array.isArray(thing.places)) return { ...thing }
    return { ...thing, places: thing.places.filter(({ merchantId }) => visible.includes(merchantId)) }
  }
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    operatorAccount: entry.operatorAccount,
    action: entry.action,
    subjectKind: entry.subjectKind as AuditSubject,
    subjectId: entry.subjectId,
    reason: entry.reason,
    ip: entry.ip,
    before: shown(entry.before),
    after: shown(entry.after),
  }
}

/** The account of an operator as another one sees it. */
export const presentStaff = (row: StaffRow) => ({
  id: row.id,
  account: row.account,
  name: row.name,
  isActive: row.active,
  places: row.places.map(({ merchantId, ...role }) => ({ merchantId, role: presentRole(role) })),
  reachesBeyond: row.reaches_beyond,
  allowedAddresses: row.allowed_addresses,
  totpSince: row.totp_since?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
})
