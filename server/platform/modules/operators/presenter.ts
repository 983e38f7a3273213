import type { Static } from 'typebox'
import { formatMoney } from '../../lib/money.ts'
import type { StoredAnnouncement } from '../content/service.ts'
import type { WhitelabelModule } from '../sites/schema.ts'
import type { Merchant, ModuleSwitch, RegistrationRule } from '../sites/service.ts'
import type { ChainedEntry } from './audit-chain.ts'
import type { MemberRow } from './members-repository.ts'

export function presentMember(row: MemberRow) {
  return {
    id: row.id,
    account: row.account,
    nickname: row.nickname,
    type: row.type,
    status: row.status as 'ACTIVE' | 'LOCKED' | 'CLOSED',
    currency: row.currency,
    balance: formatMoney(row.balance ?? 0n),
    payeeName: row.payee_name,
    email: row.email,
    mobileNum: row.mobile,
    tags: row.tags,
    registeredAt: row.registered_at.toISOString(),
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
    lastSignInIp: row.last_sign_in_ip,
  }
}

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

/** A brand as operators see it, and as the audit log keeps it. */
export function presentMerchant(merchant: Merchant) {
  return {
    id: merchant.id,
    code: merchant.code,
    name: merchant.name,
    mode: merchant.mode,
    status: merchant.status,
    maintenanceMessages: merchant.maintenanceMessages.map((one) => ({ ...one })),
    maintenanceUntil: merchant.maintenanceUntil?.toISOString() ?? null,
    blockedCountries: [...merchant.blockedCountries],
    languages: [...merchant.languages],
    defaultLanguage: merchant.defaultLanguage,
    theme: { ...merchant.theme },
    captchaProviders: { ...merchant.captchaProviders },
    captchaComplexity: merchant.captchaComplexity,
    smsChannel: merchant.smsChannel,
    socialProviders: [...merchant.socialProviders],
    operatorGroup: merchant.operatorGroup,
    realityCheckMinutes: merchant.realityCheckMinutes,
    identityForWithdrawal: merchant.identityForWithdrawal,
    operatorTotpRequired: merchant.operatorTotpRequired,
  }
}

export function presentModule({ module, enabled, changedAt }: ModuleSwitch) {
  // The table holds only modules that the schema names.
  const id = module as Static<typeof WhitelabelModule>
  return { id, enabled, changedAt: changedAt?.toISOString() ?? null }
}

export const presentRegistrationField = (rule: RegistrationRule) => ({ id: rule.name, ...rule })

/** An announcement without what only its own module needs. */
export function presentAnnouncement({ startedAt: _startedAt, ...announcement }: StoredAnnouncement) {
  return announcement
}
