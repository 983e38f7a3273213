import { expect, it } from 'vitest'
import { type HouseState, needsOf } from './needs.ts'

const quiet = {
  books: { trialBalance: { balanced: true, ranAt: '2026-11-22T00:00:00Z', mismatches: [] } },
  bank: { bankComparisons: { items: [] } },
  brands: { merchants: { items: [] } },
  vendors: { vendorHealth: [{ id: 'JL', name: 'Jili', state: 'CLOSED', stateSince: null }] },
  webhooks: { webhooks: { items: [{ id: 'crm', name: 'CRM', isOn: true, givenUp: 0 }] } },
} satisfies HouseState

it('what waits needs a person, the longest waiting first', () => {
  expect(needsOf(quiet, [])).toEqual([])
  const waiting = [
    { desk: 'proposals', count: 2, since: '2026-11-22T08:00:00Z' },
    { desk: 'withdrawals', count: 1, since: '2026-11-21T08:00:00Z' },
  ]
  expect(needsOf(quiet, waiting)).toMatchObject([
    { words: 'dashboard.withdrawals', values: { count: 1 }, since: '2026-11-21T08:00:00Z', to: '/withdrawals' },
    { words: 'dashboard.proposals', values: { count: 2 }, to: '/proposals' },
  ])
})

it('says what of the house is not as it should be, the worst first', () => {
  const since = '2026-11-22T08:00:00Z'
  const needs = needsOf(
    {
      ...quiet,
      webhooks: { webhooks: { items: [{ id: 'crm', name: 'CRM', isOn: true, givenUp: 3 }] } },
      brands: { merchants: { items: [{ id: 'm', name: 'Sen', status: 'MAINTENANCE', maintenanceUntil: null }] } },
      vendors: { vendorHealth: [{ id: 'JL', name: 'Jili', state: 'OPEN', stateSince: since }] },
    },
    [],
  )
  expect(needs).toMatchObject([
    { words: 'dashboard.vendorDown', values: { vendor: 'Jili' }, since, severity: 'error', to: '/vendorHealth' },
    { words: 'dashboard.webhookGivenUp', values: { webhook: 'CRM', count: 3 }, to: '/webhooks/crm/show' },
    { words: 'dashboard.maintenanceOn', values: { brand: 'Sen' }, to: '/merchants/m' },
  ])
})

it('needs nothing of what the operator may not see', () => {
  expect(needsOf({}, [])).toEqual([])
})
