// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react'
import { type DataProvider, ResourceContextProvider } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { OperatorRight } from '../../lib/schema.generated.ts'
import { serve, show } from '../../testing/show.tsx'
import TemplateList from './TemplateList.tsx'
import TemplateShow from './TemplateShow.tsx'

const words = {
  language: 'en',
  title: 'Withdrawal of {{amount}} rejected',
  content: '{{reason}}',
  defaultTitle: 'Withdrawal of {{amount}} rejected',
  defaultContent: '{{reason}}',
  changedAt: null,
}
const rejected = {
  id: 'withdrawals.rejected',
  kind: 'MONEY',
  invites: false,
  path: '/member/withdraw',
  values: [
    { name: 'reason', isRequired: true },
    { name: 'brand', isRequired: false },
  ],
  words: [words],
}
const reached = {
  ...rejected,
  id: 'vip.reached',
  kind: 'REWARD',
  invites: true,
  words: [{ ...words, title: 'Well done', changedAt: '2026-11-25T08:00:00Z' }],
}

const visit = (
  path: string,
  permissions: readonly OperatorRight[] = ['TEMPLATES_READ', 'TEMPLATES_CHANGE'],
  provider: Partial<DataProvider> = {},
) =>
  show(
    <ResourceContextProvider value="messageTemplates">
      <Routes>
        <Route path="/messageTemplates" element={<TemplateList />} />
        <Route path="/messageTemplates/:id/show/*" element={<TemplateShow />} />
      </Routes>
    </ResourceContextProvider>,
    {
      path,
      permissions,
      dataProvider: {
        getList: async () => ({ data: [rejected, reached] as never[], total: 2 }),
        getOne: async (_, { id }) => ({ data: (id === reached.id ? reached : rejected) as never }),
        ...provider,
      },
    },
  )
const page = (id: string) => `/messageTemplates/${id}/show`

it('a list that could not be read says why, and is read again where it stands', async () => {
  const failures = [new Error('This part does not answer for the moment.')]
  const getList = async () => {
    const failure = failures.shift()
    if (failure !== undefined) throw failure
    return { data: [rejected] as never[], total: 1 }
  }
  const { user } = await visit('/messageTemplates', ['TEMPLATES_READ'], { getList })
  const alerts = await screen.findAllByText('This part does not answer for the moment.')
  expect(alerts.length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('withdrawals.rejected')
})

it('the list has all events by kind, and says where the brand has its own words', async () => {
  await visit('/messageTemplates')
  const rewards = await screen.findByRole('list', { name: 'Rewards' })
  expect(within(rewards).getByText('Well done')).toBeTruthy()
  expect(within(rewards).getByText('Own words')).toBeTruthy()
  const money = screen.getByRole('list', { name: 'Money' })
  expect(within(money).queryByText('Own words')).toBeNull()
})

it('words are seen with samples, and kept with a reason', async () => {
  const { asked } = serve({
    PreviewMessageTemplate: () => ({ payload: { title: 'No', content: '<b>Name</b> differs', userErrors: [] } }),
    UpdateMessageTemplate: () => ({ payload: { userErrors: [] } }),
  })
  const { user, fill } = await visit(page(rejected.id))
  const section = within(await screen.findByRole('region', { name: 'English' }))
  await fill(section.getByLabelText(/^Title/), ' No ')
  await user.click(section.getByRole('button', { name: 'Preview' }))
  // What somebody typed is never markup.
  expect(await section.findByText('<b>Name</b> differs')).toBeTruthy()
  await user.click(section.getByRole('button', { name: 'Use these words: English' }))
  const dialog = within(await screen.findByRole('dialog'))
  await fill(dialog.getByRole('textbox'), 'Shorter')
  await user.click(dialog.getByRole('button', { name: 'Use these words' }))
  const input = { id: rejected.id, language: 'en', title: 'No', content: '{{reason}}' }
  await waitFor(() =>
    expect(asked).toEqual([
      { name: 'PreviewMessageTemplate', variables: { input } },
      { name: 'UpdateMessageTemplate', variables: { input: { ...input, reason: 'Shorter' } } },
    ]),
  )
})

it('only own words are given up, and only by who may', async () => {
  await visit(page(reached.id))
  expect(await screen.findByRole('button', { name: 'Back to the default words: English' })).toBeTruthy()
})

it('who only reads sees the words and changes nothing', async () => {
  await visit(page(reached.id), ['TEMPLATES_READ'])
  expect(await screen.findByRole('button', { name: 'Preview' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Use these words/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Back to/ })).toBeNull()
})
