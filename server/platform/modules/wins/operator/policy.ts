import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may do about great wins. */
export const winsRights = defineRights({
  'greatWins.read': isStaff,
  'greatWins.review': isAdmin,
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof winsRights, Right> {}
}
