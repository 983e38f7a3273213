import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may do about levels. */
export const vipRights = defineRights({
  'vipLevels.read': isStaff,
  'vipLevels.change': isAdmin,
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof vipRights, Right> {}
}
