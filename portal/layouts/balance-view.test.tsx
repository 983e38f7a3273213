// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import words from '../../locales/vi/layout.json'
import { useMember } from '../session/use-member.ts'
import { signedIn } from '../testing/signed-in.ts'
import { stage } from '../testing/stage.tsx'
import { BalanceView } from './balance-view.tsx'

const Balance = () => <BalanceView member={useMember().member} />
const shown = () => screen.getByRole('status', { name: words.balance }).textContent

it('is hidden by a press, and stays hidden on the next page until it is shown again', async () => {
  signedIn('1234567.8900')
  const { person, show } = stage(<Balance />)
  expect(shown()).toContain('1,234,567.89')
  await person.click(screen.getByRole('button', { name: words.hideBalance, pressed: false }))
  expect(shown()).not.toContain('1,234,567.89')
  show(<Balance key="the next page" />)
  expect(shown()).not.toContain('1,234,567.89')
  await person.click(screen.getByRole('button', { name: words.showBalance, pressed: true }))
  expect(shown()).toContain('1,234,567.89')
})

it('is read again by a press, and follows what is told', async () => {
  const refresh = vi.fn(async () => signedIn('5.0000', refresh))
  signedIn('1.0000', refresh)
  const { person } = stage(<Balance />)
  await person.click(screen.getByRole('button', { name: words.readBalance }))
  expect(refresh).toHaveBeenCalledOnce()
  await waitFor(() => expect(shown()).toContain('5.00'))
})
