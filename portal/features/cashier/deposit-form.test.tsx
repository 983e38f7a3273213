// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import words from '../../../locales/vi/cashier.json'
import money from '../../../locales/vi/money.json'
import { playGateway, refused } from '../../testing/gateway.ts'
import { stage } from '../../testing/stage.tsx'
import { DepositForm } from './deposit-form.tsx'

const channel = (id: string, minimum: string) => ({
  ...{ id, name: id, gateway: 'VIETQR', currency: 'VND', bankName: 'Vietcombank' },
  ...{ minimum, maximum: '1000000.0000', quickAmounts: ['100000.0000', '200000.0000'] },
})
const paymentChannels = () => [channel('by-code', '50000.0000'), channel('by-hand', '300000.0000')]

const amount = () => screen.findByRole('textbox', { name: new RegExp(money.amount) })
const next = () => screen.getByRole('button', { name: words.continueToPay })

it('asks the house for the amount that was picked, once, however often it is pressed', async () => {
  const asked = playGateway({
    paymentChannels,
    createDeposit: () => refused('DEPOSIT_TOO_MANY_OPEN', 'Đã có một lệnh'),
  })
  const { person } = stage(<DepositForm onCreated={vi.fn()} />)
  await amount()
  await person.click(screen.getByRole('button', { name: '200.000' }))
  expect(screen.getByRole('button', { name: '200.000', pressed: true })).toBeTruthy()
  await person.click(next())
  expect((await screen.findByRole('alert')).textContent).toContain('Đã có một lệnh')
  await person.click(next())
  await waitFor(() => expect(asked.createDeposit).toHaveLength(2))
  expect(asked.createDeposit?.[0]).toMatchObject({ channelId: 'by-code', amount: '200000' })
  expect(asked.createDeposit?.[1], 'the same wish has the same key').toEqual(asked.createDeposit?.[0])
})

it('holds the amount against the bounds of the channel that is chosen', async () => {
  const asked = playGateway({ paymentChannels, createDeposit: () => refused('NEVER', 'never') })
  const { person } = stage(<DepositForm onCreated={vi.fn()} />)
  await person.type(await amount(), '200.000')
  await person.click(screen.getByRole('radio', { name: /by-hand/ }))
  await person.click(next())
  expect(await screen.findByText('Số tiền phải từ 300.000 ₫ đến 1.000.000 ₫')).toBeTruthy()
  expect(asked.createDeposit).toEqual([])
})
