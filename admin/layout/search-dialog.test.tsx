// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { serve, show } from '../testing/show.tsx'
import { SearchDialog } from './SearchDialog.tsx'

it('goes to what is found for an Enter that came before it was', async () => {
  let arrive = (_: unknown) => {}
  const held = new Promise((resolve) => {
    arrive = resolve
  })
  const { asked } = serve({ ConsoleSearch: () => held })
  const close = vi.fn()
  const { user } = await show(<SearchDialog onClose={close} />)
  await user.type(screen.getByRole('combobox'), 'nga{Enter}')
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(close).not.toHaveBeenCalled()
  arrive({ hits: [{ kind: 'MEMBER', id: 'm1', title: 'nga', detail: null, state: null }] })
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
})

it('goes nowhere when more was typed after that Enter', async () => {
  const { asked } = serve({
    ConsoleSearch: () => ({ hits: [{ kind: 'MEMBER', id: 'm1', title: 'nga', detail: null, state: null }] }),
  })
  const close = vi.fn()
  const { user } = await show(<SearchDialog onClose={close} />)
  await user.type(screen.getByRole('combobox'), 'ng{Enter}a')
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(await screen.findByRole('option')).toBeTruthy()
  expect(close).not.toHaveBeenCalled()
})

it('goes to the page whose name was just typed', async () => {
  serve({ ConsoleSearch: () => ({ hits: [] }) })
  const close = vi.fn()
  const { user, fill } = await show(<SearchDialog onClose={close} />, { permissions: ['TRANSFERS_READ'] })
  await fill(screen.getByRole('combobox'), 'house acc')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
})

it('takes an Enter that ends a word of the keyboard for none', async () => {
  const { asked } = serve({
    ConsoleSearch: () => ({ hits: [{ kind: 'MEMBER', id: 'm1', title: 'nga', detail: null, state: null }] }),
  })
  const close = vi.fn()
  const { user } = await show(<SearchDialog onClose={close} />)
  const input = screen.getByRole('combobox')
  await user.type(input, 'nga')
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true })
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(await screen.findByRole('option')).toBeTruthy()
  expect(close).not.toHaveBeenCalled()
})

it('closes by Escape, whatever was typed', async () => {
  serve({ ConsoleSearch: () => ({ hits: [{ kind: 'MEMBER', id: 'm1', title: 'nga', detail: null, state: null }] }) })
  const close = vi.fn()
  const { user } = await show(<SearchDialog onClose={close} />)
  await user.type(screen.getByRole('combobox'), 'nga')
  await screen.findByRole('option')
  await user.keyboard('{Escape}')
  expect(close).toHaveBeenCalledTimes(1)
})

it('says how what is found stands, in words', async () => {
  const hit = { kind: 'DEPOSIT', id: 'd1', title: 'CR12345678', detail: 'demo01', state: 'CANCELLED' }
  serve({ ConsoleSearch: () => ({ hits: [hit, { ...hit, id: 'd2', kind: 'TRANSFER', state: null }] }) })
  const { user } = await show(<SearchDialog onClose={vi.fn()} />)
  await user.type(screen.getByRole('combobox'), 'CR12345678')
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'CR12345678demo01Cancelled by the member',
    'CR12345678demo01',
  ])
})
