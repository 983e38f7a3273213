// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import words from '../../locales/vi/layout.json'
import { useMember } from '../session/use-member.ts'
import { signedIn } from '../testing/signed-in.ts'
import { stage } from '../testing/stage.tsx'
import { toast } from '../ui/toast.ts'
import { BalanceView } from './balance-view.tsx'

const Balance = () => <BalanceView member={useMember().member} />
const told = new RegExp(`^${words.balanceRead.replace('{{amount}}', '5[.,]00')}`)
const shown = () => screen.getByRole('status', { name: words.balance }).textContent

it('is hidden by a press, and stays hidden on the next page until it is shown again', async () => {
  signedIn('1234567.8900')
  const { person, show } = stage(<Balance />)
  expect(shown()).toContain('1.234.567,89')
  await person.click(screen.getByRole('button', { name: words.hideBalance, pressed: false }))
  expect(shown()).not.toContain('1.234.567,89')
  show(<Balance key="the next page" />)
  expect(shown()).not.toContain('1.234.567,89')
  await person.click(screen.getByRole('button', { name: words.showBalance, pressed: true }))
  expect(shown()).toContain('1.234.567,89')
})

it('is read again by a press, and follows what is told', async () => {
  const refresh = vi.fn(async () => signedIn('5.0000', refresh))
  signedIn('1.0000', refresh)
  const { person } = stage(<Balance />)
  await person.click(screen.getByRole('button', { name: words.readBalance }))
  expect(refresh).toHaveBeenCalledOnce()
  await waitFor(() => expect(shown()).toContain('5,00'))
})

it('turns while it is asked for, then tells what it is, also where nothing changed', async () => {
  let answer = (_: unknown): void => undefined
  const asked = new Promise((resolve) => {
    answer = resolve
  })
  signedIn('5.0000', () => asked)
  const { person } = stage(<Balance />)
  await person.click(screen.getByRole('button', { name: words.readBalance }))
  expect(screen.getByRole('button', { name: words.readBalance, busy: true })).toBeTruthy()
  expect(screen.queryByText(told)).toBeNull()
  answer({ data: {} })
  expect((await screen.findByText(told)).getAttribute('role')).toBe('status')
  expect(screen.getByRole('button', { name: words.readBalance }).getAttribute('aria-busy')).toBeNull()
})

it('tells no amount that is hidden, and says when it could not be read', async () => {
  const answers: unknown[] = [{ data: {} }, { error: new Error('away') }]
  signedIn('5.0000', async () => answers.shift())
  vi.spyOn(toast, 'error').mockReturnValue(undefined)
  const { person } = stage(<Balance />)
  await person.click(screen.getByRole('button', { name: words.hideBalance }))
  await person.click(screen.getByRole('button', { name: words.readBalance }))
  expect(await screen.findByText(words.balanceReadHidden)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: words.readBalance }))
  await waitFor(() => expect(screen.queryByText(words.balanceReadHidden)).toBeNull())
  expect(toast.error).toHaveBeenCalledWith(words.balanceNotRead)
})
