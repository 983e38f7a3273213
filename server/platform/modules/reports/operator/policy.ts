import { defineRights, isStaff } from '../../operators/service.ts'

/** What operators may read of a brand's figures. */
export const reportsRights = defineRights({
  'figures.read': isStaff,
})
