import { defineRights } from '../../operators/service.ts'

/** What operators may do about red envelopes. */
export const envelopesRights = defineRights({
  'envelopes.read': 'READ',
  'envelopes.change': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof envelopesRights, Right> {}
}
