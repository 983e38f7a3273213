import { defineRights, isStaff } from '../../operators/service.ts'

/** What operators may read of a brand's figures. */
export const reportsRights = defineRights({
  'figures.read': isStaff,
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof reportsRights, Right> {}
}
