import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may do about great wins. */
export const winsRights = defineRights({
  'greatWins.read': isStaff,
  'greatWins.review': isAdmin,
})
