import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/**
 * What operators may do about what people say to the house: whoever answers knows best which answers are given often; how soon the house
 * answers is its promise, and not of who has to keep it.
 */
export const ticketsRights = defineRights({
  'tickets.read': isStaff,
  'tickets.answer': isStaff,
  'tickets.settings': isAdmin,
  'cannedAnswers.read': isStaff,
  'cannedAnswers.change': isStaff,
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof ticketsRights, Right> {}
}
