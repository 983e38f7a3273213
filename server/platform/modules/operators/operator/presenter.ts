import type { ChainedEntry } from '../audit-chain.ts'
import type { OperatorRole } from '../roles.ts'
import type { StaffRow } from '../staff-repository.ts'

/** An entry for who sees these brands: what it says of the brands of an operator stays among them. */
export function presentAuditEntry(entry: ChainedEntry, visible: readonly string[]) {
  const shown = (thing: unknown): Record<string, unknown> | null => {
    if (typeof thing !== 'object' || thing === null) return null
    if (entry.subjectKind !== 'operators' || !('merchantIds' in thing) || !Array.isArray(thing.merchantIds))
      return { ...thing }
    return { ...thing, merchantIds: thing.merchantIds.filter((id) => visible.includes(id)) }
  }
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    operatorAccount: entry.operatorAccount,
    action: entry.action,
    subjectKind: entry.subjectKind,
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
  role: row.role as OperatorRole,
  active: row.active,
  merchantIds: row.merchant_ids,
  reachesBeyond: row.reaches_beyond,
  allowedAddresses: row.allowed_addresses,
  totpSince: row.totp_since?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
})
