import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may do about red envelopes. */
export const envelopesRights = defineRights({
  'envelopes.read': isStaff,
  'envelopes.change': isAdmin,
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof envelopesRights, Right> {}
}
