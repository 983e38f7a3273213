import { defineRights } from '../../operators/service.ts'

/** What operators may do about the systems of the brand that are told of what happens. */
export const webhooksRights = defineRights({
  'webhooks.read': 'READ',
  'webhooks.change': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof webhooksRights, Right> {}
}
