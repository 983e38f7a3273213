// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import words from '../../../locales/vi/contracts.json'
import { client } from '../../apollo/client.ts'
import { closeDialog, useOpenDialog } from '../../dialogs/dialog-store.ts'
import { playGateway } from '../../testing/gateway.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { stage } from '../../testing/stage.tsx'
import ContractOpener from './contract-opener.tsx'
import WaitingBanner from './waiting-banner.tsx'

const offer = (id: string, version = 1) => {
  const proposed = { version, tiers: [], pick: 'HIGHEST', carry: 'NONE', proposedBy: 'PAYER' }
  return {
    id,
    kind: 'DAILY_SALARY',
    state: 'REQUESTED',
    period: 'DAY',
    party: 'PAYEE',
    payerAccount: 'agent01',
    payeeAccount: 'demo01',
    awaits: 'PAYEE',
    awaitsOwnAnswer: true,
    current: null,
    proposed: { ...proposed, proposedAt: '2026-11-22T02:00:00Z', validFrom: null },
    steps: [],
    holdsUntil: null,
    createdAt: '2026-11-22T02:00:00Z',
    changedAt: '2026-11-22T02:00:00Z',
  }
}
const modules = { modules: ['AGENT_POLICY'] } as never
let offers = [offer('c1')]

/** Says which dialog is open. */
function Open() {
  return <output>{useOpenDialog()?.name ?? 'none'}</output>
}

const play = () =>
  playGateway({
    contracts: () => ({ items: offers, pageInfo: { page: 1, pageSize: 50, totalPages: 1, totalItems: offers.length } }),
  })

const isOpen = (name: string) => vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(name))

beforeEach(() => {
  sessionStorage.clear()
  offers = [offer('c1')]
  signedIn()
})

it('asks for each offer once a session: what was put off stays so, what is new is asked for', async () => {
  play()
  const part = (
    <>
      <ContractOpener />
      <Open />
    </>
  )
  stage(part, modules)
  await isOpen('contract')
  act(closeDialog)
  await act(() => client.refetchQueries({ include: 'active' }))
  await isOpen('none')
  offers = [offer('c1'), offer('c2')]
  await act(() => client.refetchQueries({ include: 'active' }))
  await isOpen('contract')
  act(closeDialog)
  offers = [offer('c1', 2), offer('c2')]
  await act(() => client.refetchQueries({ include: 'active' }))
  await isOpen('contract')
})

it('keeps what was put off within reach above each page', async () => {
  play()
  const part = (
    <>
      <WaitingBanner />
      <Open />
    </>
  )
  const { person } = stage(part, modules)
  expect(await screen.findByRole('complementary', { name: '1 hợp đồng chờ bạn trả lời' })).toBeTruthy()
  await person.click(screen.getByRole('button', { name: words.readAndAnswer }))
  await isOpen('contract')
})
