// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import words from '../../../locales/vi/identity.json'
import { sessionToken } from '../../data/session-token.ts'
import { playGateway } from '../../testing/gateway.ts'
import { stage } from '../../testing/stage.tsx'
import { UsernameSignInForm } from './username-sign-in-form.tsx'

const wrong = { code: 'SIGN_IN_WRONG', message: 'Sai mật khẩu', field: ['password'], retryAfter: null }
const captcha = () => ({ id: crypto.randomUUID(), image: 'AAAA' })

const form = <UsernameSignInForm returnTo={undefined} onSecondStep={vi.fn()} />
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`))
/** What a screen reader says of a field after its name. */
const describedBy = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
const press = () => screen.getByRole('button', { name: words.signIn })

it('asks for what is missing before it asks the house', async () => {
  const asked = playGateway({ signIn: () => ({ captchaRequired: false, userErrors: [] }) })
  const { person } = stage(form)
  await person.click(press())
  expect(await screen.findByText(words.enterUsername)).toBeTruthy()
  expect(screen.getByText(words.enterPassword)).toBeTruthy()
  expect(asked.signIn).toEqual([])
})

it('keeps the token of who may come in', async () => {
  const asked = playGateway({ signIn: () => ({ token: 'abc', captchaRequired: false, userErrors: [] }) })
  const { person } = stage(form)
  await person.type(field(words.username), ' demo01 ')
  await person.type(field(words.password), 'Demo@12345{Enter}')
  await waitFor(() => expect(sessionToken()).toBe('abc'))
  expect(asked.signIn).toMatchObject([
    { type: 'USERNAME', username: 'demo01', password: 'Demo@12345', remember: false },
  ])
})

it('says what was wrong at its field, and asks for a captcha from then on, a new one for each try', async () => {
  const asked = playGateway({ signIn: () => ({ captchaRequired: true, userErrors: [wrong] }), captcha })
  const { person } = stage(form)
  await person.type(field(words.username), 'demo01')
  await person.type(field(words.password), 'sai{Enter}')
  expect(await screen.findByText('Sai mật khẩu')).toBeTruthy()
  expect(await screen.findByRole('img', { name: words.captchaPicture })).toBeTruthy()
  expect(document.activeElement).toBe(field(words.captcha))
  expect(describedBy(field(words.captcha))).toContain('Sai mật khẩu')
  await person.click(press())
  expect(await screen.findByText(words.enterCaptcha)).toBeTruthy()
  expect(asked.signIn).toHaveLength(1)

  await person.type(field(words.captcha), 'x7k2{Enter}')
  await waitFor(() => expect(asked.signIn).toHaveLength(2))
  expect(asked.signIn?.[1]).toMatchObject({ captcha: 'x7k2' })
  const first = asked.captcha?.length
  await waitFor(() => expect(field(words.captcha)).toHaveProperty('value', ''))
  expect(first).toBeGreaterThan(1)
})
