// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import identity from '../../../locales/vi/identity.json'
import words from '../../../locales/vi/security.json'
import { askUnlock } from '../../data/unlocking.ts'
import { useOpenDialog } from '../../dialogs/dialog-store.ts'
import { playGateway, refused } from '../../testing/gateway.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { stage } from '../../testing/stage.tsx'
import UnlockDialog from './unlock-dialog.tsx'

/** Says which dialog the portal would show over the page. */
const OpenName = () => <p>{`open: ${useOpenDialog()?.name ?? 'none'}`}</p>

it('lets go on what waited for the right password, and not what waited for a wrong one', async () => {
  signedIn()
  let isRight = false
  playGateway({
    reauthenticate: () => ({
      done: isRight,
      ...(isRight ? { userErrors: [] } : refused('SIGN_IN_WRONG', 'Sai mật khẩu', ['password'])),
    }),
  })
  const onClose = vi.fn()
  const answered = askUnlock()
  const { person } = stage(<UnlockDialog open onClose={onClose} mayLeave />)
  const password = await screen.findByLabelText(new RegExp(`^${words.yourPassword}`))
  await person.type(password, 'sai{Enter}')
  expect(await screen.findByText('Sai mật khẩu')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  isRight = true
  await person.clear(password)
  await person.type(password, 'Demo@12345{Enter}')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(await answered).toBe(true)
})

it('may be left where the person asked for it themselves: nothing is done then', async () => {
  signedIn()
  const answered = askUnlock()
  const { person } = stage(<UnlockDialog open onClose={vi.fn()} mayLeave />)
  await person.click(await screen.findByRole('button', { name: words.unlockLater }))
  expect(await answered).toBe(false)
})

it('leads to a new password, and stays below it', async () => {
  signedIn()
  const { person } = stage(
    <>
      <UnlockDialog open onClose={vi.fn()} />
      <OpenName />
    </>,
  )
  await person.click(await screen.findByRole('button', { name: identity.forgotPassword }))
  expect(await screen.findByText('open: forgot-password')).toBeTruthy()
})
