import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may do about members' protection and identity. */
export const protectionRights = defineRights({
  'identity.read': isStaff,
  'identity.decide': isAdmin,
  'protection.read': isStaff,
  'protection.decide': isAdmin,
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof protectionRights, Right> {}
}
