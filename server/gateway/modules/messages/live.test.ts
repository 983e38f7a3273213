import { afterEach, expect, it } from 'vitest'
import { type Listener, startListener } from '../../testing/listener.ts'

const query = 'subscription { unreadMessagesChanged }'

let listener: Listener
afterEach(() => listener.stop())

/** A member with so many unread messages listens to their count. */
async function listen(count: number) {
  const inbox = { count }
  listener = await startListener({
    answers: { getMember: () => ({ id: 'member-1', type: 0 }), getUnreadCount: () => ({ count: inbox.count }) },
  })
  const words = listener.client.iterate<{ unreadMessagesChanged: number }>({ query })
  const next = async () => (await words.next()).value?.data?.unreadMessagesChanged
  return { inbox, next, publish: listener.gateway.wps.publish }
}

it('the count of unread messages is told at once, and counted anew when something changed', async () => {
  const { inbox, next, publish } = await listen(2)
  expect(await next()).toBe(2)
  inbox.count = 3
  publish({ type: 'unread', merchantId: 'merchant-1', memberId: 'member-1' })
  expect(await next()).toBe(3)
  inbox.count = 0
  publish({ type: 'inboxes', merchantId: 'merchant-1', memberIds: ['member-2', 'member-1'] })
  expect(await next()).toBe(0)
})

it('nobody is woken by what others are sent', async () => {
  const { inbox, next, publish } = await listen(1)
  expect(await next()).toBe(1)
  const before = listener.gateway.wps.countOf('getUnreadCount')
  publish({ type: 'unread', merchantId: 'merchant-1', memberId: 'member-2' })
  publish({ type: 'inboxes', merchantId: 'merchant-1', memberIds: ['member-3'] })
  inbox.count = 4
  publish({ type: 'unread', merchantId: 'merchant-1', memberId: 'member-1' })
  expect(await next()).toBe(4)
  expect(listener.gateway.wps.countOf('getUnreadCount')).toBe(before + 1)
})
