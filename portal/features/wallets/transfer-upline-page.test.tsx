// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import money from '../../../locales/vi/money.json'
import security from '../../../locales/vi/security.json'
import words from '../../../locales/vi/wallets.json'
import { type Answers, playGateway } from '../../testing/gateway.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { stage } from '../../testing/stage.tsx'
import TransferUplinePage from './transfer-upline-page.tsx'

const receivers = [
  { account: 'agent01', nickname: null, direction: 'UP' },
  { account: 'Demo02', nickname: 'Lan', direction: 'DOWN' },
]
/** Plays a line of two receivers. Gives back what was asked of it. */
const playLine = (answers: Answers = {}) =>
  playGateway({
    lineTransfers: () => ({
      toUpline: true,
      toDownline: true,
      minimum: '10000.00',
      maximum: '20000000.00',
      dailyMaximum: '50000000.00',
      receivers,
      transfers: [],
    }),
    security: () => ({ hasPaymentPassword: true, shortestPaymentPassword: 6 }),
    sendToLine: () => ({ id: 't1', userErrors: [] }),
    ...answers,
  })
const receiver = () => screen.findByLabelText<HTMLSelectElement>(new RegExp(`^${words.receiver}`))
const unknown = (account: string) => words.receiverUnknown.replace('{{account}}', account)

beforeEach(() => signedIn())

it('begins with the first receiver', async () => {
  const asked = playLine()
  stage(<TransferUplinePage />)
  expect((await receiver()).value).toBe('agent01')
  expect(screen.queryByText(/^Không thể chuyển tiền/)).toBeNull()
  expect(asked.lineTransfers).toEqual([{}])
})

it('fills in the receiver that the address names', async () => {
  const asked = playLine()
  stage(<TransferUplinePage />, {}, '/member/transferUpline?to=demo02')
  expect((await receiver()).value).toBe('Demo02')
  expect(screen.getByText(words.downlineName.replace('{{name}}', 'Demo02 (Lan)'))).toBeTruthy()
  expect(asked.lineTransfers).toEqual([{ account: 'demo02' }])
})

it('says that whom the address names is no receiver, and sends to nobody in his place', async () => {
  const asked = playLine()
  const { person } = stage(<TransferUplinePage />, {}, '/member/transferUpline?to=stranger')
  expect((await receiver()).value).toBe('')
  expect(screen.getByText(unknown('stranger')).getAttribute('role')).toBe('alert')
  await person.click(screen.getByRole('button', { name: words.send }))
  expect((await receiver()).getAttribute('aria-invalid')).toBe('true')
  expect(asked.sendToLine).toEqual([])
})

it('has whoever has no payment password set it first, and then asks for it', async () => {
  let hasPaymentPassword = false
  playLine({
    security: () => ({ hasPaymentPassword, shortestPaymentPassword: 6 }),
    setPaymentPassword: () => {
      hasPaymentPassword = true
      return { done: true, userErrors: [] }
    },
  })
  const { person } = stage(<TransferUplinePage />)
  await person.type(await screen.findByLabelText(new RegExp(`^${security.yourPassword}`)), 'Demo@12345')
  expect(screen.queryByLabelText(new RegExp(`^${words.receiver}`))).toBeNull()
  await person.type(screen.getByLabelText(new RegExp(`^${security.newPaymentPassword}`)), 'Vang@2468')
  await person.type(screen.getByLabelText(new RegExp(`^${security.confirmPaymentPassword}`)), 'Vang@2468')
  await person.click(screen.getByRole('button', { name: money.savePaymentPassword }))
  expect((await receiver()).value).toBe('agent01')
  expect(screen.getByLabelText(new RegExp(`^${money.paymentPassword}`))).toBeTruthy()
})
