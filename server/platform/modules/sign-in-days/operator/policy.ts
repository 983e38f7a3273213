import { defineRights } from '../../operators/service.ts'

/** What operators may do about sign-in days. */
export const signInDaysRights = defineRights({
  'signInDays.read': 'READ',
  'signInDays.change': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof signInDaysRights, Right> {}
}
