// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import words from '../../../locales/vi/cashier.json'
import protection from '../../../locales/vi/protection.json'
import { paths } from '../../paths.ts'
import { playGateway, refused } from '../../testing/gateway.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { stage } from '../../testing/stage.tsx'
import DepositPage from './deposit-page.tsx'

const deposit = (state: string) => ({
  ...{ id: 'd1', state, amount: '100000.0000', currency: 'VND', channelName: 'VietQR', gateway: 'VIETQR' },
  ...{ transferCode: 'CR12345678', bankName: 'Vietcombank', accountNumber: '0123456789', accountName: 'SEN VANG' },
  ...{
    received: '0.0000',
    creditedAmount: null,
    acceptableAmount: null,
    case: null,
    claimedAt: null,
    refusalReason: null,
    cancelledAt: null,
  },
  ...{ transfers: [], qrPayload: '00020101', payUrl: null, createdAt: '2026-11-23T02:00:00Z', timeline: [] },
  ...{ expiresAt: '2999-01-01T00:00:00Z', creditedAt: state === 'CREDITED' ? '2026-11-23T02:05:00Z' : null },
})
const nothing = { items: [], pageInfo: { page: 1, pageSize: 6, totalItems: 0, totalPages: 0 } }
const channel = {
  ...{ id: 'c1', name: 'VietQR', gateway: 'VIETQR', currency: 'VND', bankName: 'Vietcombank' },
  ...{ minimum: '50000.0000', maximum: '1000000.0000', quickAmounts: ['100000.0000'] },
}
const house = (state: string) => ({
  paymentChannels: () => [channel],
  protectionPrompts: () => [],
  deposits: () => nothing,
  createDeposit: () => ({ deposit: deposit('CREATED'), userErrors: [] }),
  deposit: () => deposit(state),
})

const heading = async (name: string) => {
  const found = await screen.findByRole('heading', { name })
  await waitFor(() => expect(document.activeElement, `the step ${name} begins at its heading`).toBe(found))
}

beforeEach(() => signedIn('350000.0000'))

it('begins each step at its heading: the amount, and then the code to pay by', async () => {
  playGateway(house('PENDING'))
  const { person } = stage(<DepositPage />)
  await heading(words.heading.amount)
  await person.click(await screen.findByRole('button', { name: /^100[.,]000$/ }))
  await person.click(screen.getByRole('button', { name: words.continueToPay }))
  await heading(words.heading.pay)
  expect(screen.getByRole('img', { name: words.qrLabel })).toBeTruthy()
})

it('asks for the amount first, and offers a limit folded below it', async () => {
  playGateway({ ...house('PENDING'), protectionPrompts: () => ['LIMITS'] })
  const { person } = stage(<DepositPage />)
  const pay = await screen.findByRole('button', { name: words.continueToPay })
  const offer = await screen.findByRole('region', { name: protection.prompts.limitTitle })
  expect(pay.compareDocumentPosition(offer) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(within(offer).queryByRole('textbox')).toBeNull()
  await person.click(within(offer).getByRole('button', { name: protection.prompts.chooseLimit }))
  expect(within(offer).getByRole('textbox')).toBeTruthy()
})

it('saves the code as a picture, for a telephone that cannot scan its own screen', async () => {
  const pen = { fillRect: vi.fn(), fillStyle: '' }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA==')
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`)
  })
  playGateway(house('PENDING'))
  const { person } = stage(<DepositPage />, {}, '/member/depositv2?deposit=d1')
  await person.click(await screen.findByRole('button', { name: words.saveQr }))
  expect(saved).toEqual(['QR-CR12345678.png data:image/png;base64,AA=='])
  expect(pen.fillRect.mock.calls.length).toBeGreaterThan(100)
  vi.restoreAllMocks()
})

it('says what was credited and what the balance is, and leads to the games', async () => {
  playGateway(house('CREDITED'))
  stage(<DepositPage />, {}, '/member/depositv2?deposit=d1')
  await heading(words.outcome.CREDITED)
  expect(screen.getByText(/^350[.,]000/)).toBeTruthy()
  expect(screen.getByRole('link', { name: words.playNow }).getAttribute('href')).toBe(paths.lobby())
})

it('takes the focus from nobody who writes beside the page when a step comes up', async () => {
  playGateway(house('CREDITED'))
  const message = <input aria-label="message" />
  const { show } = stage(<div>{message}</div>, {}, '/member/depositv2?deposit=d1')
  screen.getByRole('textbox').focus()
  show(
    <div>
      {message}
      <DepositPage />
    </div>,
  )
  await screen.findByRole('heading', { name: words.outcome.CREDITED })
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'message' }))
})

it('takes back a deposit that waits, once that is agreed to', async () => {
  const asked = playGateway({
    ...house('PENDING'),
    cancelDeposit: () => ({ deposit: { ...deposit('FAILED'), cancelledAt: '2026-11-23T02:03:00Z' }, userErrors: [] }),
  })
  const { person } = stage(<DepositPage />, {}, '/member/depositv2?deposit=d1')
  await person.click(await screen.findByRole('button', { name: words.cancel }))
  const dialog = await screen.findByRole('dialog', { name: words.cancelTitle })
  expect(asked.cancelDeposit ?? [], 'nothing is cancelled before that').toEqual([])
  await person.click(within(dialog).getByRole('button', { name: words.cancel }))
  expect(await screen.findByRole('heading', { name: words.outcome.CANCELLED })).toBeTruthy()
  expect(asked.cancelDeposit).toEqual([{ id: 'd1' }])
})

it('shows what became of a deposit that came too late to be cancelled', async () => {
  let state = 'PENDING'
  playGateway({
    ...house('PENDING'),
    deposit: () => deposit(state),
    cancelDeposit: () => {
      state = 'CREDITED'
      return { ...refused('DEPOSIT_NOT_CANCELLABLE', 'Không hủy được'), deposit: null }
    },
  })
  const { person } = stage(<DepositPage />, {}, '/member/depositv2?deposit=d1')
  await person.click(await screen.findByRole('button', { name: words.cancel }))
  const dialog = await screen.findByRole('dialog', { name: words.cancelTitle })
  await person.click(within(dialog).getByRole('button', { name: words.cancel }))
  expect(await screen.findByRole('heading', { name: words.outcome.CREDITED })).toBeTruthy()
})
