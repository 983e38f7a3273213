import type { WaitingDesk } from '../kits/waiting/use-waiting.ts'
import type { ConsoleDashboardQuery } from './dashboard.generated.ts'

/** Something that needs a person: words of admin.json with their values, and where to act. */
export interface Need {
  key: string
  words: string
  values?: Record<string, string | number>
  until?: string
  /** When the oldest of it came. */
  since?: string
  severity: 'error' | 'warning' | 'info'
  to: string
}

/** What needs a person now, the worst first. */
export function needsOf(data: ConsoleDashboardQuery, waiting: readonly WaitingDesk[]): Need[] {
  const { trialBalance, merchants, lockedMembers } = data
  const needs: Need[] = []
  const mismatches = trialBalance?.mismatches ?? []
  const altered = mismatches.filter(({ kind }) => kind.startsWith('AUDIT_'))
  if (altered.length > 0)
    needs.push({ key: 'audit', words: 'dashboard.tampered', severity: 'error', to: '/trialBalance' })
  const count = mismatches.length - altered.length
  if (count > 0)
    needs.push({
      key: 'books',
      words: 'dashboard.mismatches',
      values: { smart_count: count, count },
      severity: 'error',
      to: '/trialBalance',
    })
  if (trialBalance === null)
    needs.push({ key: 'never', words: 'dashboard.neverRan', severity: 'warning', to: '/trialBalance' })
  needs.push(...bankNeedsOf(data), ...waitingNeedsOf(waiting))
  for (const { id, name, status, maintenanceUntil, blockedCountries } of merchants.items) {
    const to = `/merchants/${id}`
    const until = maintenanceUntil === null ? {} : { until: maintenanceUntil }
    if (status === 'MAINTENANCE')
      needs.push({
        key: `maintenance ${id}`,
        words: 'dashboard.maintenanceOn',
        values: { brand: name },
        ...until,
        severity: 'warning',
        to,
      })
    const blocked = blockedCountries.length
    const values = { brand: name, smart_count: blocked, count: blocked }
    if (blocked > 0) needs.push({ key: `blocked ${id}`, words: 'dashboard.blocked', values, severity: 'info', to })
  }
  const locked = lockedMembers.pageInfo.totalItems
  const filter = encodeURIComponent(JSON.stringify({ status: 'LOCKED' }))
  if (locked > 0) {
    const values = { smart_count: locked, count: locked }
    needs.push({ key: 'locked', words: 'dashboard.locked', values, severity: 'info', to: `/members?filter=${filter}` })
  }
  return needs
}

/** Days of accounts that the bank tells otherwise, or tells nothing of. */
function bankNeedsOf({ bankComparisons: { items } }: ConsoleDashboardQuery): Need[] {
  const told = [
    { outcome: 'DIFFERENT', words: 'dashboard.bankDiffers', severity: 'error' },
    { outcome: 'NOT_COMPARED', words: 'dashboard.bankSilent', severity: 'warning' },
  ] as const
  return told.flatMap(({ outcome, words, severity }) => {
    const count = items.filter((one) => one.outcome === outcome).length
    const values = { smart_count: count, count }
    return count === 0 ? [] : [{ key: words, words, values, severity, to: '/trialBalance' }]
  })
}

/** Where each desk shows what waits there. */
const PATHS: Readonly<Record<string, string>> = {
  withdrawals: '/withdrawals',
  deposits: filtered('/deposits', { claimed: true }),
  suspense: filtered('/suspense', { outcome: 'SUSPENSE' }),
  adjustments: filtered('/adjustments', { state: 'REQUESTED' }),
  identities: filtered('/identities', { state: 'SUBMITTED' }),
  referrals: filtered('/referrals', { state: 'HELD' }),
  supportChats: '/supportChats',
  tickets: filtered('/tickets', { waiting: true }),
  chatReports: '/chatReports',
  promotionClaims: filtered('/promotionClaims', { waiting: true }),
  redemptions: filtered('/redemptions', { state: 'IN_PROCESS' }),
  contracts: filtered('/contracts', { awaitsPlatform: true }),
  agentDisputes: filtered('/agentDisputes', { state: 'OPEN' }),
  greatWins: filtered('/greatWins', { state: 'NEW' }),
  settlements: filtered('/settlements', { waiting: true }),
  proposals: '/proposals',
}

/** What waits for somebody, the longest waiting first. */
const waitingNeedsOf = (waiting: readonly WaitingDesk[]): Need[] =>
  waiting
    .toSorted((left, right) => left.since.localeCompare(right.since))
    .map(({ desk, count, since }) => ({
      key: desk,
      words: `dashboard.${desk}`,
      values: { smart_count: count, count },
      since,
      severity: 'warning',
      to: PATHS[desk] ?? `/${desk}`,
    }))

function filtered(path: string, filter: object): string {
  return `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`
}
