import { Type } from 'typebox'
import { defineCalls, Ok } from '../../http/call.ts'

export const messagesCalls = defineCalls({
  getUnreadCount: {
    method: 'GET',
    path: '/wps/relay/CSP_unreadCount',
    summary: 'Unread platform messages',
    access: 'member',
    value: Type.Object({ count: Type.Integer() }),
  },
  sendFeedback: {
    method: 'PUT',
    path: '/wps/feedback',
    summary: 'Feedback or a complaint',
    access: 'member',
    body: Type.Object(
      { content: Type.String({ maxLength: 1000, description: '1 to 140 characters' }) },
      { additionalProperties: false },
    ),
    value: Ok,
    example: { content: 'Nạp tiền rất nhanh, cảm ơn!' },
  },
})
