// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { SaveButton, SimpleForm } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { show } from '../testing/show.tsx'
import { MomentInput } from './MomentInput.tsx'

it('sends the moment that was typed, with its zone, and nothing where it was cleared', async () => {
  const sent = vi.fn()
  const { user } = await show(
    <SimpleForm onSubmit={sent} toolbar={<SaveButton />}>
      <MomentInput source="from" label="From" />
    </SimpleForm>,
  )
  const input = await screen.findByLabelText(/From/)
  fireEvent.change(input, { target: { value: '2026-11-28T01:30' } })
  fireEvent.blur(input)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(sent.mock.lastCall?.[0]).toMatchObject({ from: new Date('2026-11-28T01:30').toISOString() })
  expect((input as HTMLInputElement).value).toBe('2026-11-28T01:30')
})
