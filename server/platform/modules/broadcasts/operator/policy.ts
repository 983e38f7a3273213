import { defineRights } from '../../operators/service.ts'

/** What operators may do about broadcasts: everybody may prepare one, and whoever answers for it sends it. */
export const broadcastsRights = defineRights({
  'broadcasts.read': 'READ',
  'broadcasts.write': 'ACT',
  'broadcasts.send': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof broadcastsRights, Right> {}
}
