// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import words from '../../../locales/vi/money.json'
import { stage } from '../../testing/stage.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { useAmountCheck } from './amount-check.ts'
import { AmountField } from './amount-field.tsx'

interface FormProps {
  rule: Parameters<ReturnType<typeof useAmountCheck>>[0]
  onSend: (amount: string) => void
  quickAmounts?: readonly string[]
  all?: string
}

function Form({ rule, onSend, ...field }: FormProps) {
  const check = useAmountCheck()
  const form = useZodForm(z.object({ amount: z.string() }).check(check(rule)), { amount: '' })
  return (
    <form onSubmit={form.handleSubmit(({ amount }) => onSend(amount))} noValidate>
      <AmountField form={form} {...field} />
      <button type="submit">send</button>
    </form>
  )
}

const amount = () => screen.getByRole('textbox', { name: new RegExp(words.amount) })
const between = () => ({ minimum: '50000.5000', maximum: '1000000.9000' })

it.each([
  ['', words.invalid],
  ['một trăm', words.invalid],
  ['0', words.invalid],
  // Only whole units can be typed: the bounds are those between which there are some.
  ['50000', /^Số tiền phải từ 50\.000,50/],
  ['1,000,001', /^Số tiền phải từ 50\.000,50/],
])('refuses %j, and says why', async (typed, sentence) => {
  const onSend = vi.fn()
  const { person } = stage(<Form rule={between} onSend={onSend} />)
  if (typed) await person.type(amount(), typed)
  await person.click(screen.getByRole('button', { name: 'send' }))
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(amount().getAttribute('aria-invalid')).toBe('true')
  expect(onSend).not.toHaveBeenCalled()
})

it.each([
  ['50001', '50.001'],
  ['50.001', '50.001'],
  ['1,000,000', '1.000.000'],
])('takes %s, in groups while it is typed', async (typed, grouped) => {
  const onSend = vi.fn()
  const { person } = stage(<Form rule={between} onSend={onSend} />)
  await person.type(amount(), typed)
  await person.click(screen.getByRole('button', { name: 'send' }))
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledWith(grouped))
})

it('says in the words of the form what is more than there is', async () => {
  const { person } = stage(<Form rule={() => ({ maximum: '10.0000', tooMuch: 'chỉ có 10' })} onSend={vi.fn()} />)
  await person.type(amount(), '11')
  await person.tab()
  expect(await screen.findByText('chỉ có 10')).toBeTruthy()
})

it('is filled by one press, with a quick amount or with all there is', async () => {
  const quick = <Form rule={between} onSend={vi.fn()} quickAmounts={['100000.0000']} all="750000.0000" />
  const { person, show } = stage(quick)
  await person.click(screen.getByRole('button', { name: '100.000' }))
  expect(amount()).toHaveProperty('value', '100.000')
  expect(screen.getByRole('button', { name: '100.000', pressed: true })).toBeTruthy()
  await person.click(screen.getByRole('button', { name: words.all, pressed: false }))
  expect(amount()).toHaveProperty('value', '750.000')
  show(<Form rule={between} onSend={vi.fn()} all="30.0000" />)
  await person.click(screen.getByRole('button', { name: words.all }))
  expect(amount()).toHaveProperty('value', '30')
})
