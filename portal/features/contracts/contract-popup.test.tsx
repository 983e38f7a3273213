// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import words from '../../../locales/vi/contracts.json'
import { playGateway } from '../../testing/gateway.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { stage } from '../../testing/stage.tsx'
import ContractPopup from './contract-popup.tsx'

const terms = (version: number, rate: number) => ({
  version,
  tiers: [{ validBet: '1000.00', loss: '0.00', activeMembers: 3, rate }],
  pick: 'HIGHEST',
  carry: 'NONE',
  proposedBy: 'PAYER',
  proposedAt: '2026-11-22T02:00:00Z',
  validFrom: null,
})
const waiting = {
  id: 'c1',
  kind: 'DAILY_SALARY',
  state: 'ACTIVE',
  period: 'DAY',
  party: 'PAYEE',
  payerAccount: 'agent01',
  payeeAccount: 'demo01',
  awaits: 'PAYEE',
  awaitsOwnAnswer: true,
  current: terms(1, 5_000),
  proposed: terms(2, 2_000),
  versions: [],
  steps: [],
  holdsUntil: null,
  createdAt: '2026-11-22T02:00:00Z',
  changedAt: '2026-11-22T02:00:00Z',
}
const page = { page: 1, pageSize: 50, totalPages: 1, totalItems: 1 }
const signed = { ...waiting, awaits: null, awaitsOwnAnswer: false, current: terms(2, 2_000), proposed: null }

it('shows other terms beside what holds, lists what would end, and signs what was read once that is confirmed', async () => {
  signedIn()
  let isSigned = false
  const asked = playGateway({
    contracts: () => ({ items: isSigned ? [] : [waiting], pageInfo: page }),
    acceptContract: ({ confirmed }) => {
      isSigned = confirmed === true
      return isSigned
        ? { contract: signed, endsContracts: [], endsCount: 0, userErrors: [] }
        : {
            contract: null,
            endsContracts: [{ id: 'c2', payeeAccount: 'agent03' }],
            endsCount: 1,
            userErrors: [{ code: 'CONTRACT_ENDS_DOWNLINES', message: '…', field: [], retryAfter: null }],
          }
    },
  })
  const onClose = vi.fn()
  const { person } = stage(<ContractPopup open onClose={onClose} />)
  const table = await screen.findByRole('table', { name: words.tiers }, { timeout: 10_000 })
  expect(within(table).getByText('0,2%').tagName).toBe('INS')
  expect(within(table).getByText('0,5%').tagName).toBe('DEL')
  await person.click(screen.getByRole('button', { name: words.sign }))
  expect(await screen.findByText('agent03')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  await person.click(screen.getByRole('button', { name: words.confirmEnds }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(asked.acceptContract).toEqual([
    { id: 'c1', version: 2, confirmed: false },
    { id: 'c1', version: 2, confirmed: true },
  ])
})

it('asks about several one after the other; later leaves each as it is', async () => {
  signedIn()
  const others = [waiting, { ...waiting, id: 'c3', kind: 'DIVIDEND' }]
  const asked = playGateway({ contracts: () => ({ items: others, pageInfo: page }), rejectContract: () => ({}) })
  const onClose = vi.fn()
  const { person } = stage(<ContractPopup open onClose={onClose} />)
  expect(await screen.findByText('1/2')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: words.later }))
  expect(await screen.findByText('2/2')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: words.later }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(asked.rejectContract).toEqual([])
})

it('refuses only when that is asked for once more', async () => {
  signedIn()
  const asked = playGateway({
    contracts: () => ({ items: [waiting], pageInfo: page }),
    rejectContract: () => ({
      contract: { ...waiting, awaits: null, awaitsOwnAnswer: false, proposed: null },
      userErrors: [],
    }),
  })
  const { person } = stage(<ContractPopup open onClose={vi.fn()} />)
  await person.click(await screen.findByRole('button', { name: words.refuse }))
  const question = await screen.findByRole('dialog', { name: words.refuseTitle })
  await person.click(within(question).getByRole('button', { name: words.back }))
  expect(asked.rejectContract).toEqual([])
  await person.click(await screen.findByRole('button', { name: words.refuse }))
  await person.click(
    within(await screen.findByRole('dialog', { name: words.refuseTitle })).getByRole('button', { name: words.refuse }),
  )
  await vi.waitFor(() => expect(asked.rejectContract).toEqual([{ id: 'c1' }]))
})
