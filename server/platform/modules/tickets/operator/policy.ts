import { defineRights } from '../../operators/service.ts'

/**
 * What operators may do about what people say to the house: whoever answers knows best which answers are given often; how soon the house
 * answers is its promise, and not of who has to keep it.
 */
export const ticketsRights = defineRights({
  'tickets.read': 'READ',
  'tickets.answer': 'ACT',
  'tickets.settings': 'ACT',
  'cannedAnswers.read': 'READ',
  'cannedAnswers.change': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof ticketsRights, Right> {}
}
