// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { rowClick } from './row-click.ts'

it('leads to the form for who may change, to the record for who may read, and nowhere where there is neither', async () => {
  await show(<p />, { permissions: ['CHAT_READ'] })
  expect(rowClick('chatRooms', { hasEdit: true, hasShow: true })).toBe('show')
  expect(rowClick('chatRooms', { hasEdit: true, hasShow: false })).toBe(false)
  await show(<p />, { permissions: ['CHAT_READ', 'CHAT_SETTINGS'] })
  expect(rowClick('chatRooms', { hasEdit: true, hasShow: false })).toBe('edit')
})
