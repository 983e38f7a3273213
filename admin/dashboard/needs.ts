import type { ConsoleDashboardQuery } from './dashboard.generated.ts'

/** Something that needs a person: words of admin.json with their values, and where to act. */
export interface Need {
  key: string
  words: string
  values?: Record<string, string | number>
  until?: string
  severity: 'error' | 'warning' | 'info'
  to: string
}

/** What needs a person now, the worst first. */
export function needsOf(data: ConsoleDashboardQuery): Need[] {
  const { figures, trialBalance, merchants, lockedMembers, waitingWithdrawals } = data
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
  needs.push(...moneyNeedsOf(data))
  const waiting = figures.adjustmentsWaiting
  if (waiting > 0)
    needs.push({
      key: 'adjustments',
      words: 'dashboard.adjustments',
      values: { smart_count: waiting, count: waiting },
      severity: 'warning',
      to: '/adjustments',
    })
  for (const { id, name, status, maintenanceUntil, blockedCountries } of merchants.items) {
    const to = `/merchants/${id}`
    const until = maintenanceUntil === null ? {} : { until: maintenanceUntil }
    if (status === 1)
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
  const waiting = waitingWithdrawals.pageInfo.totalItems
  if (waiting > 0)
    needs.push({
      key: 'withdrawals',
      words: 'dashboard.withdrawals',
      values: { smart_count: waiting, count: waiting },
      severity: 'warning',
      to: '/withdrawals',
    })
  const locked = lockedMembers.pageInfo.totalItems
  const filter = encodeURIComponent(JSON.stringify({ status: 'LOCKED' }))
  if (locked > 0) {
    const values = { smart_count: locked, count: locked }
    needs.push({ key: 'locked', words: 'dashboard.locked', values, severity: 'info', to: `/members?filter=${filter}` })
  }
  return needs
}

/** Money that came and waits for somebody. */
function moneyNeedsOf({ waitingSuspense, claimedDeposits }: ConsoleDashboardQuery): Need[] {
  const waiting = [
    { key: 'suspense', count: waitingSuspense.pageInfo.totalItems, path: '/suspense', filter: { outcome: 'SUSPENSE' } },
    { key: 'claimed', count: claimedDeposits.pageInfo.totalItems, path: '/deposits', filter: { claimed: true } },
  ]
  return waiting
    .filter(({ count }) => count > 0)
    .map(({ key, count, path, filter }) => ({
      key,
      words: `dashboard.${key}`,
      values: { smart_count: count, count },
      severity: 'warning',
      to: `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    }))
}
