// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { serve, show } from '../testing/show.tsx'
import { LastChanges } from './Lately.tsx'

it('is a list once it holds something, and none while it is read', async () => {
  let arrive = (_: unknown) => {}
  const held = new Promise((resolve) => {
    arrive = resolve
  })
  serve({ ConsoleLastChanges: () => held })
  await show(<LastChanges />, { permissions: ['AUDIT_READ'] })
  expect(await screen.findByRole('heading')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
  const entry = { id: 'a1', at: '2026-11-24T12:00:00.000Z', operatorAccount: 'nga', action: 'chatRoom.update' }
  arrive({ lastChanges: { items: [entry] } })
  expect([...(await screen.findByRole('list')).children].map(({ tagName }) => tagName)).toEqual(['LI'])
})

it('has the newest first, whatever was written last, and what is of one moment as the log has it', async () => {
  const entry = (id: string, at: string) => ({ id, at, operatorAccount: id, action: 'chatRoom.update' })
  const early = entry('early', '2026-11-22T08:00:00.000Z')
  const items = [early, ...['b', 'a'].map((id) => entry(id, '2026-11-24T12:00:00.000Z'))]
  serve({ ConsoleLastChanges: () => ({ lastChanges: { items } }) })
  await show(<LastChanges />, { permissions: ['AUDIT_READ'] })
  const links = await screen.findAllByRole('link')
  const paths = links.map((link) => link.getAttribute('href'))
  expect(paths).toEqual(['b', 'a', 'early'].map((id) => `/auditLog/${id}/show`))
})

it('says in the place of the list that it could not be read', async () => {
  serve({})
  await show(<LastChanges />, { permissions: ['AUDIT_READ'] })
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})
