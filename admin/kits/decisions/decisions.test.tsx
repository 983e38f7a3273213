// @vitest-environment jsdom
import { TextField } from '@mui/material'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { ActionButton } from './ActionButton.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'

const reason = () => screen.getByLabelText(/^Reason/)
const button = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name })

describe('DecisionDialog', () => {
  const plain = { title: 'Refuse', effects: ['Nothing is credited.'], isBusy: false, onCancel: vi.fn() }

  it('shows what will happen, and decides nothing without a reason that says something', async () => {
    const onConfirm = vi.fn()
    const { user } = await show(<DecisionDialog {...plain} onConfirm={onConfirm} />)
    expect(screen.getByRole('dialog', { name: 'Refuse' }).textContent).toContain('Nothing is credited.')
    await user.click(button('Refuse'))
    await user.type(reason(), ' no ')
    await user.click(button('Refuse'))
    expect(onConfirm).not.toHaveBeenCalled()
    expect(reason().getAttribute('aria-invalid')).toBe('true')
    await user.type(reason(), 't paid{Enter}')
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('no t paid', '')
  })

  it('asks for the text that the decision needs besides', async () => {
    const onConfirm = vi.fn()
    const needs = { label: 'Reference', help: 'As the bank has it' }
    const { user } = await show(<DecisionDialog {...plain} needs={needs} onConfirm={onConfirm} />)
    await user.type(reason(), 'paid by hand')
    await user.click(button('Refuse'))
    expect(onConfirm).not.toHaveBeenCalled()
    await user.type(screen.getByLabelText(/^Reference/), ' FT1 ')
    await user.click(button('Refuse'))
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('paid by hand', 'FT1')
  })

  it('decides the other way too, by the same rule', async () => {
    const [onConfirm, onRefuse] = [vi.fn(), vi.fn()]
    const otherwise = { deed: 'Refuse it', onConfirm: onRefuse }
    const { user } = await show(<DecisionDialog {...plain} deed="Grant" otherwise={otherwise} onConfirm={onConfirm} />)
    await user.click(button('Refuse it'))
    expect(onRefuse).not.toHaveBeenCalled()
    await user.type(reason(), 'too early')
    await user.click(button('Refuse it'))
    expect(onRefuse).toHaveBeenCalledExactlyOnceWith('too early', '')
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('waits while it is carried out, and closes on cancel and Escape', async () => {
    const onCancel = vi.fn()
    const { user } = await show(<DecisionDialog {...plain} isBusy onCancel={onCancel} onConfirm={vi.fn()} />)
    expect(button('Refuse')).toHaveProperty('disabled', true)
    await user.click(button('Cancel'))
    await user.keyboard('{Escape}')
    expect(onCancel).toHaveBeenCalledTimes(2)
  })
})

function Placing({ run }: { run(reason: string): Promise<unknown> }) {
  const [place, setPlace] = useState('')
  return (
    <ActionButton
      label="offers.vendorPlace"
      effects={['offers.effectVendorPlace']}
      onOpen={() => setPlace('0')}
      check={() => (place === '0' ? 'offers.vendorPlaceWrong' : undefined)}
      run={run}
    >
      <TextField label="Place" value={place} onChange={(event) => setPlace(event.target.value)} />
    </ActionButton>
  )
}

describe('ActionButton', () => {
  it('carries out nothing that is filled in wrongly', async () => {
    const run = vi.fn(async () => undefined)
    const { user } = await show(<Placing run={run} />)
    await user.click(screen.getByRole('button'))
    await user.type(reason(), 'new season{Enter}')
    expect(screen.getByRole('alert').textContent).not.toBe('')
    expect(run).not.toHaveBeenCalled()
    await user.type(screen.getByLabelText('Place'), '3')
    await user.type(reason(), '{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(run.mock.calls).toMatchObject([['new season']])
  })

  it('keeps open what the server refuses, with its sentence', async () => {
    const run = () => Promise.reject(new Error('Somebody was faster.'))
    const { user } = await show(<ActionButton label="ra.action.delete" effects={[]} run={run} />)
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.type(reason(), 'no use{Enter}')
    expect((await screen.findByText('Somebody was faster.')).closest('[role=dialog]')).not.toBeNull()
    await user.click(button('Cancel'))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(screen.queryByText('Somebody was faster.')).toBeNull()
  })

  it('says what came of it', async () => {
    const run = async () => ({ waits: true })
    const { user } = await show(
      <ActionButton label="ra.action.delete" effects={[]} run={run} done={() => 'proposals.waits'} />,
    )
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.type(reason(), 'no use{Enter}')
    await screen.findByText(/Nothing has changed yet/)
  })
})
