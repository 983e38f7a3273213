// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import words from '../../../locales/vi/app.json'
import { sessionToken } from '../../data/session-token.ts'
import { playGateway, refused } from '../../testing/gateway.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { stage } from '../../testing/stage.tsx'
import DeviceCodeCard from './device-code-card.tsx'

const CODE = 'k'.repeat(43)
const yes = words.continue.yes.replace('{{name}}', 'Hương')
const TOKEN = 'fresh-token'

const house = () => ({
  readDeviceCode: () => ({ name: 'Hương', userErrors: [] }),
  signInByDeviceCode: () => ({ token: TOKEN, firstTimeLogin: false, captchaRequired: false, userErrors: [] }),
})

it('uses the code only once the person said as whom to go on', async () => {
  const asked = playGateway(house())
  const { person } = stage(<DeviceCodeCard code={CODE} />)
  const button = await screen.findByRole('button', { name: yes })
  expect([asked.signInByDeviceCode?.length, sessionToken()]).toEqual([0, null])
  await person.click(button)
  await waitFor(() => expect(sessionToken()).toBe(TOKEN))
  expect(asked.signInByDeviceCode).toEqual([{ code: CODE }])
})

it('says that a code is over, and offers another way in', async () => {
  playGateway({
    readDeviceCode: () => ({ name: null, ...refused('DEVICE_CODE_REFUSED', 'Mã này không còn dùng được') }),
  })
  stage(<DeviceCodeCard code={CODE} />)
  expect((await screen.findByRole('alert')).textContent).toBe('Mã này không còn dùng được')
  expect(screen.getByRole('button', { name: words.continue.signIn })).toBeTruthy()
})

it('leaves a session alone that is there already', async () => {
  signedIn()
  const asked = playGateway(house())
  stage(<DeviceCodeCard code={CODE} />)
  expect((await screen.findByRole('status')).textContent).toBe(words.continue.already)
  expect(asked.readDeviceCode).toEqual([])
})
