// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import common from '../../../locales/vi/common.json'
import words from '../../../locales/vi/money.json'
import { stage } from '../../testing/stage.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { PaymentPasswordField, usePaymentPasswordRule } from './payment-password-field.tsx'

function Form({ onSend }: { onSend: (password: string) => void }) {
  const form = useZodForm(z.object({ paymentPassword: usePaymentPasswordRule() }), { paymentPassword: '' })
  return (
    <form onSubmit={form.handleSubmit(({ paymentPassword }) => onSend(paymentPassword))} noValidate>
      <PaymentPasswordField form={form} />
      <button type="submit">send</button>
    </form>
  )
}

it('is asked for, hidden until the person wants to see it, and sent as it was typed', async () => {
  const onSend = vi.fn()
  const { person } = stage(<Form onSend={onSend} />)
  const field = screen.getByLabelText(new RegExp(words.paymentPassword))
  await person.click(screen.getByRole('button', { name: 'send' }))
  expect(await screen.findByText(words.paymentPasswordNeeded)).toBeTruthy()
  expect(onSend).not.toHaveBeenCalled()

  await person.type(field, ' Vang@2468 ')
  expect(field).toHaveProperty('type', 'password')
  await person.click(screen.getByRole('button', { name: common.showPassword }))
  expect(field).toHaveProperty('type', 'text')
  await person.click(screen.getByRole('button', { name: 'send' }))
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledWith(' Vang@2468 '))
})
