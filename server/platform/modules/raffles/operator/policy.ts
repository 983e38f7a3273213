import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may do about raffles. */
export const rafflesRights = defineRights({
  'raffles.read': isStaff,
  'raffles.change': isAdmin,
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof rafflesRights, Right> {}
}
