import { defineRights } from '../../operators/service.ts'

/** What operators may do about levels. */
export const vipRights = defineRights({
  'vipLevels.read': 'READ',
  'vipLevels.change': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof vipRights, Right> {}
}
