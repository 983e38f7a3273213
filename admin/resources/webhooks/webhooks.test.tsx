// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { OperatorRight } from '../../lib/schema.generated.ts'
import { serve, show } from '../../testing/show.tsx'
import WebhookCreate from './WebhookCreate.tsx'
import WebhookShow from './WebhookShow.tsx'

const webhook = {
  id: '7',
  name: 'CRM',
  url: 'https://crm.example.com/hooks',
  events: ['DEPOSIT_CHANGED'],
  isOn: true,
  previousSecretUntil: null,
  waiting: 3,
  givenUp: 2,
  createdAt: '2026-11-22T00:00:00.000Z',
  createdBy: 'operator',
  changedAt: '2026-11-22T00:00:00.000Z',
  changedBy: 'operator',
}
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const ALL: readonly OperatorRight[] = ['WEBHOOKS_READ', 'WEBHOOKS_CHANGE']

afterEach(() => vi.restoreAllMocks())

async function open(permissions: readonly OperatorRight[] = ALL) {
  const test = { isDelivered: false, status: 503, error: 'HTTP_503', milliseconds: 12, excerpt: 'closed for lunch' }
  const { asked } = serve({
    TestWebhook: () => ({ payload: { test, userErrors: [] } }),
    RotateWebhookSecret: () => ({ payload: { secret: SECRET, userErrors: [] } }),
    ReplayWebhookDeliveries: () => ({ payload: { replayed: 2, isAll: true, userErrors: [] } }),
  })
  const shown = await show(
    <ResourceContextProvider value="webhooks">
      <Routes>
        <Route path="/webhooks/:id/show/*" element={<WebhookShow />} />
      </Routes>
    </ResourceContextProvider>,
    { permissions, path: '/webhooks/7/show', dataProvider: { getOne: async () => ({ data: webhook as never }) } },
  )
  return { ...shown, asked }
}

it('a new one shows its secret once, instead of the form', async () => {
  const create = vi.fn(async (_resource: string, { data }: { data: object }) => ({
    data: { id: '1', secret: SECRET, ...data },
  }))
  const { user, fill } = await show(
    <ResourceContextProvider value="webhooks">
      <WebhookCreate />
    </ResourceContextProvider>,
    { permissions: ALL, dataProvider: { create: create as never } },
  )
  await fill(await screen.findByRole('textbox', { name: /^Name/ }), 'CRM')
  await fill(screen.getByRole('textbox', { name: /^Address/ }), webhook.url)
  await user.click(screen.getByRole('checkbox', { name: 'Deposit changed' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(SECRET)
  expect(create.mock.calls[0]?.[1].data).toMatchObject({
    name: 'CRM',
    url: webhook.url,
    events: ['DEPOSIT_CHANGED'],
    isOn: true,
  })
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

it('a try-out shows what was answered', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Send PING' }))
  await screen.findByText('closed for lunch')
  screen.getByText(/It did not arrive: 503/)
})

it('another secret is given after a reason, and shown', async () => {
  const { user, fill, asked } = await open()
  await user.click(await screen.findByRole('button', { name: 'Change the secret' }))
  const dialog = await screen.findByRole('dialog')
  await fill(within(dialog).getByRole('textbox'), 'An employee left')
  await user.click(within(dialog).getByRole('button', { name: 'Change the secret' }))
  await screen.findByText(SECRET)
  expect(asked).toContainEqual({
    name: 'RotateWebhookSecret',
    variables: { input: { id: '7', reason: 'An employee left' } },
  })
})

it('who only looks is offered no deed', async () => {
  await open(['WEBHOOKS_READ'])
  await screen.findByText(webhook.url)
  expect(screen.queryByRole('button', { name: 'Send PING' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Change the secret' })).toBeNull()
})
