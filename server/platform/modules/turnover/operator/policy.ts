import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may do about what must be played, and about bonuses that are played for. */
export const turnoverRights = defineRights({
  'turnoverRules.read': isStaff,
  'turnoverRules.change': isAdmin,
  'bonuses.read': isStaff,
  'bonuses.cancel': isAdmin,
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof turnoverRights, Right> {}
}
