import { defineRights } from '../../operators/service.ts'

/** What operators may do about what must be played, and about bonuses that are played for. */
export const turnoverRights = defineRights({
  'turnoverRules.read': 'READ',
  'turnoverRules.change': 'ACT',
  'bonuses.read': 'READ',
  'bonuses.cancel': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof turnoverRights, Right> {}
}
