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

it('says in the place of the list that it could not be read', async () => {
  serve({})
  await show(<LastChanges />, { permissions: ['AUDIT_READ'] })
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})
