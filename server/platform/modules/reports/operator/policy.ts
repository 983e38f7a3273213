import { defineRights } from '../../operators/service.ts'

/** What operators may read of a brand's figures. */
export const reportsRights = defineRights({
  'figures.read': 'READ',
  'reports.read': 'READ',
  /** How much each colleague did: not for everybody who may see what the brand earned. */
  'operatorReport.read': 'READ',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof reportsRights, Right> {}
}
