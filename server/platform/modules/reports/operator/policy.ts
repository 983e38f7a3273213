import { defineRights } from '../../operators/service.ts'

/** What operators may read of a brand's figures. */
export const reportsRights = defineRights({
  'figures.read': 'READ',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof reportsRights, Right> {}
}
