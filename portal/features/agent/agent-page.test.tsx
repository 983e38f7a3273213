// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import words from '../../../locales/vi/agent.json'
import identity from '../../../locales/vi/identity.json'
import security from '../../../locales/vi/security.json'
import { sessionToken } from '../../data/session-token.ts'
import { playGateway, refused } from '../../testing/gateway.ts'
import '../../testing/around-each.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { stage } from '../../testing/stage.tsx'
import AgentPage from './agent-page.tsx'

vi.mock('@simplewebauthn/browser', () => ({ startAuthentication: async () => ({ id: 'key' }) }))

afterEach(() => vi.unstubAllGlobals())

const noService = { customerService: [] }
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`))

it('lets in by the side of agents, and says at the form who is none', async () => {
  const sentence = 'Chỉ đại lý mới đăng nhập được ở đây.'
  const asked = playGateway({ signIn: () => ({ captchaRequired: false, ...refused('AGENT_ONLY', sentence) }) })
  const { person } = stage(<AgentPage />, noService)
  await person.type(field(identity.username), 'demo01')
  await person.type(field(identity.password), 'Demo@12345{Enter}')
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(asked.signIn).toMatchObject([{ side: 'AGENT', username: 'demo01' }])
  expect(sessionToken()).toBeNull()
})

it('asks for the second step over the form, and leads back to it', async () => {
  const secondStep = { ticket: 'ticket', methods: ['TOTP'], expiresAt: '2026-11-23T02:00:00Z' }
  playGateway({ signIn: () => ({ captchaRequired: false, userErrors: [], secondStep }) })
  const { person } = stage(<AgentPage />, noService)
  await person.type(field(identity.username), 'agent01')
  await person.type(field(identity.password), 'Demo@12345{Enter}')
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Mã')
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('region', { name: words.door.signIn })).toBeTruthy()
})

it('tells a member with whose account the page was opened', async () => {
  signedIn()
  stage(<AgentPage />, noService)
  expect(await screen.findByText(words.door.signedInAs.replace('{{account}}', 'demo01'))).toBeTruthy()
})

it('lets in by passkey by the side of agents, and says who is none', async () => {
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('isSecureContext', true)
  const sentence = 'Chỉ đại lý mới đăng nhập được ở đây.'
  const asked = playGateway({
    askPasskey: () => ({ options: {}, userErrors: [] }),
    signInByPasskey: () => refused('AGENT_ONLY', sentence),
  })
  const { person } = stage(<AgentPage />, noService)
  await person.click(screen.getByRole('button', { name: security.signInByPasskey }))
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(asked.signInByPasskey).toMatchObject([{ side: 'AGENT', passkey: { id: 'key' } }])
  expect(sessionToken()).toBeNull()
})
