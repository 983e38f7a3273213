// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { serve, show } from '../../testing/show.tsx'
import { AdjustmentDialog } from './AdjustmentDialog.tsx'
import { OperatorLimitForm } from './protection/OperatorLimitForm.tsx'

const DIGITS = 'Digits only, such as 50,000'

it('an adjustment of what is no amount is told at the field, and not sent', async () => {
  const { asked } = serve({ RequestAdjustment: () => ({ payload: { adjustment: null, userErrors: [] } }) })
  const { user, fill } = await show(<AdjustmentDialog memberId="m1" />)
  await user.click(screen.getByText('Ask for an adjustment'))
  const dialog = within(await screen.findByRole('dialog'))
  await fill(dialog.getByLabelText(/^Reason/), 'a gift of the house')
  for (const flawed of ['12x', 'a million', '1.23456', '-5']) {
    await fill(dialog.getByLabelText(/^Amount/), flawed)
    await dialog.findByText(DIGITS)
    await user.click(dialog.getByText('Send request'))
  }
  expect(asked).toEqual([])
  await fill(dialog.getByLabelText(/^Amount/), '150000')
  expect(dialog.getByLabelText(/^Amount/)).toHaveProperty('value', '150,000')
  expect(dialog.queryByText(DIGITS)).toBeNull()
  await user.click(dialog.getByText('Send request'))
  expect(asked).toMatchObject([{ variables: { input: { amount: '150000' } } }])
})

it('a limit of what is no amount is told at the field, and not set', async () => {
  const { fill } = await show(<OperatorLimitForm memberId="m1" />)
  await fill(screen.getByLabelText(/^Reason/), 'asked for it')
  await fill(screen.getByLabelText(/^Amount/), 'a million')
  await screen.findByText(DIGITS)
  expect(screen.getByRole('button', { name: 'Set the limit' })).toHaveProperty('disabled', true)
  await fill(screen.getByLabelText(/^Amount/), '1000000')
  expect(screen.getByRole('button', { name: 'Set the limit' })).toHaveProperty('disabled', false)
})

it('an adjustment that another page led to stands open with what is known of it', async () => {
  const { asked } = serve({ RequestAdjustment: () => ({ payload: { adjustment: null, userErrors: [] } }) })
  const path = '/members/m1/show/money?adjustment=promotion-claim+c1&kind=DEBIT&amount=100'
  const { user, fill } = await show(<AdjustmentDialog memberId="m1" />, { path })
  const dialog = within(await screen.findByRole('dialog'))
  await fill(dialog.getByLabelText(/^Reason/), 'given too much')
  await user.click(dialog.getByText('Send request'))
  const input = { kind: 'DEBIT', amount: '100', document: 'promotion-claim c1', reason: 'given too much' }
  expect(asked).toMatchObject([{ variables: { input } }])
})
