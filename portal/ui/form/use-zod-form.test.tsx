// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { UseFormReturn } from 'react-hook-form'
import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { TextField } from '../text-field.tsx'
import { useZodForm } from './use-zod-form.ts'

const schema = z.object({
  first: z.string().check(z.minLength(1, 'first missing')),
  last: z.string().check(z.minLength(1, 'last missing')),
})
type Values = z.infer<typeof schema>

/** Registers its field only when it is drawn itself, after its parent registered the last one. */
function FirstField({ form }: { form: UseFormReturn<Values> }) {
  return <TextField label="First" error={form.formState.errors.first?.message} {...form.register('first')} />
}

function Form() {
  const form = useZodForm<Values>(schema, { first: '', last: '' })
  const last = form.register('last')
  return (
    <form onSubmit={form.handleSubmit(() => undefined)} noValidate>
      <FirstField form={form} />
      <TextField label="Last" error={form.formState.errors.last?.message} {...last} />
      <button type="submit">Send</button>
    </form>
  )
}

it('leads to the first wrong field that the page shows, whoever registered it', async () => {
  const person = userEvent.setup()
  render(<Form />)
  await person.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('first missing')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/First/)))
  await person.type(screen.getByLabelText(/First/), 'x')
  await person.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Last/)))
})
