import type { WaitingDesk } from '../kits/waiting/use-waiting.ts'
import type {
  ConsoleBankStateQuery,
  ConsoleBooksStateQuery,
  ConsoleBrandsStateQuery,
  ConsoleVendorsStateQuery,
  ConsoleWebhooksStateQuery,
} from './dashboard.generated.ts'

/** Something that needs a person: words of admin.json with their values, and where to act. */
export interface Need {
  key: string
  words: string
  values?: Record<string, string | number>
  until?: string
  /** When the oldest of it came. */
  since?: string
  severity: 'error' | 'warning'
  to: string
}

/** What the first page knows of the house; a part that was not read, or may not be, is missing. */
export interface HouseState {
  readonly books?: ConsoleBooksStateQuery | undefined
  readonly bank?: ConsoleBankStateQuery | undefined
  readonly brands?: ConsoleBrandsStateQuery | undefined
  readonly vendors?: ConsoleVendorsStateQuery | undefined
  readonly webhooks?: ConsoleWebhooksStateQuery | undefined
}

/** What needs a person now, the worst first; of what waits, the longest waiting first. */
export function needsOf(
  { books, bank, brands, vendors, webhooks }: HouseState,
  waiting: readonly WaitingDesk[],
): Need[] {
  const needs = [
    ...(books ? booksNeeds(books) : []),
    ...(bank ? bankNeeds(bank) : []),
    ...(vendors ? vendorNeeds(vendors) : []),
    ...(webhooks ? webhookNeeds(webhooks) : []),
    ...(brands ? brandNeeds(brands) : []),
    ...waitingNeeds(waiting),
  ]
  const isWorst = ({ severity }: Need) => severity === 'error'
  return [...needs.filter(isWorst), ...needs.filter((need) => !isWorst(need))]
}

const counted = (count: number) => ({ smart_count: count, count })

function booksNeeds({ trialBalance }: ConsoleBooksStateQuery): Need[] {
  const to = '/trialBalance'
  if (trialBalance === null) return [{ key: 'never', words: 'dashboard.neverRan', severity: 'warning', to }]
  const altered = trialBalance.mismatches.filter(({ kind }) => kind.startsWith('AUDIT_')).length
  const count = trialBalance.mismatches.length - altered
  const needs: Need[] = []
  if (altered > 0) needs.push({ key: 'audit', words: 'dashboard.tampered', severity: 'error', to })
  if (count > 0)
    needs.push({ key: 'books', words: 'dashboard.mismatches', values: counted(count), severity: 'error', to })
  return needs
}

/** Days of accounts that the bank tells otherwise, or tells nothing of. */
function bankNeeds({ bankComparisons: { items } }: ConsoleBankStateQuery): Need[] {
  const told = [
    { outcome: 'DIFFERENT', words: 'dashboard.bankDiffers', severity: 'error' },
    { outcome: 'NOT_COMPARED', words: 'dashboard.bankSilent', severity: 'warning' },
  ] as const
  return told.flatMap(({ outcome, words, severity }) => {
    const count = items.filter((one) => one.outcome === outcome).length
    return count === 0 ? [] : [{ key: words, words, values: counted(count), severity, to: '/trialBalance' }]
  })
}

/** Vendors that do not answer: their games are closed to everybody until they do. */
const vendorNeeds = ({ vendorHealth }: ConsoleVendorsStateQuery): Need[] =>
  vendorHealth
    .filter(({ state }) => state !== 'CLOSED')
    .map(({ id, name, stateSince }) => ({
      key: `vendor ${id}`,
      words: 'dashboard.vendorDown',
      values: { vendor: name },
      ...(stateSince !== null && { since: stateSince }),
      severity: 'error',
      to: '/vendorHealth',
    }))

/** Webhooks whose system was away for so long that something was given up. */
const webhookNeeds = ({ webhooks }: ConsoleWebhooksStateQuery): Need[] =>
  webhooks.items
    .filter(({ isOn, givenUp }) => isOn && givenUp > 0)
    .map(({ id, name, givenUp }) => ({
      key: `webhook ${id}`,
      words: 'dashboard.webhookGivenUp',
      values: { ...counted(givenUp), webhook: name },
      severity: 'warning',
      to: `/webhooks/${id}/show`,
    }))

const brandNeeds = ({ merchants }: ConsoleBrandsStateQuery): Need[] =>
  merchants.items
    .filter(({ status }) => status === 'MAINTENANCE')
    .map(({ id, name, maintenanceUntil }) => ({
      key: `maintenance ${id}`,
      words: 'dashboard.maintenanceOn',
      values: { brand: name },
      ...(maintenanceUntil !== null && { until: maintenanceUntil }),
      severity: 'warning',
      to: `/merchants/${id}`,
    }))

/** Where each desk shows what waits there. */
const PATHS: Readonly<Record<string, string>> = {
  withdrawals: '/withdrawals',
  deposits: filtered('/deposits', { isClaimed: true }),
  suspense: filtered('/suspense', { outcome: 'SUSPENSE' }),
  adjustments: filtered('/adjustments', { state: 'REQUESTED' }),
  identities: filtered('/identities', { state: 'SUBMITTED' }),
  referrals: filtered('/referrals', { state: 'HELD' }),
  supportChats: '/supportChats',
  tickets: filtered('/tickets', { isWaiting: true }),
  chatReports: '/chatReports',
  promotionClaims: filtered('/promotionClaims', { isWaiting: true }),
  redemptions: filtered('/redemptions', { state: 'IN_PROCESS' }),
  contracts: filtered('/contracts', { awaitsPlatform: true }),
  agentDisputes: filtered('/agentDisputes', { state: 'OPEN' }),
  greatWins: filtered('/greatWins', { state: 'NEW' }),
  settlements: filtered('/settlements', { isWaiting: true }),
  riskCases: filtered('/riskCases', { isOpen: true }),
  vendorCases: filtered('/vendorCases', { state: 'OPEN' }),
  proposals: '/proposals',
}

/** What waits for somebody, the longest waiting first. */
const waitingNeeds = (waiting: readonly WaitingDesk[]): Need[] =>
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
