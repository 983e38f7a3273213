import { defineTells } from '../messages/service.ts'

/** What members are told of what they wrote to the house. */
export const ticketsTells = defineTells(
  { module: 'tickets', words: 'feedback.message', kind: 'HOUSE', path: '/member/feedback' },
  { answered: { samples: { number: 'T-1024', answer: 'Tiền đã vào ví của bạn lúc 10:24.' }, required: ['answer'] } },
)
