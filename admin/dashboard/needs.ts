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
  needs.push(...bankNeedsOf(data), ...moneyNeedsOf(data))
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

/** Money in, out or to be corrected that waits for somebody, and what one operator wants and a second one has to want too. */
function moneyNeedsOf(data: ConsoleDashboardQuery): Need[] {
  const waiting = [
    { key: 'withdrawals', count: data.waitingWithdrawals.pageInfo.totalItems, to: '/withdrawals' },
    {
      key: 'suspense',
      count: data.waitingSuspense.pageInfo.totalItems,
      to: filtered('/suspense', { outcome: 'SUSPENSE' }),
    },
    { key: 'claimed', count: data.claimedDeposits.pageInfo.totalItems, to: filtered('/deposits', { claimed: true }) },
    {
      key: 'redemptions',
      count: data.waitingRedemptions.pageInfo.totalItems,
      to: filtered('/redemptions', { state: 'IN_PROCESS' }),
    },
    {
      key: 'promotionClaims',
      count: data.waitingClaims.pageInfo.totalItems,
      to: filtered('/promotionClaims', { waiting: true }),
    },
    { key: 'greatWins', count: data.newGreatWins.pageInfo.totalItems, to: filtered('/greatWins', { state: 'NEW' }) },
    { key: 'proposals', count: data.proposals.length, to: '/proposals' },
    { key: 'adjustments', count: data.figures.adjustmentsWaiting, to: '/adjustments' },
  ]
  return waiting
    .filter(({ count }) => count > 0)
    .map(({ key, count, to }) => ({
      key,
      words: `dashboard.${key}`,
      values: { smart_count: count, count },
      severity: 'warning',
      to,
    }))
}

function filtered(path: string, filter: object): string {
  return `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`
}
