import { defineRights } from '../../operators/service.ts'

/** What operators may do about members' protection and identity. */
export const protectionRights = defineRights({
  'identity.read': 'READ',
  'identity.decide': 'APPROVE',
  'protection.read': 'READ',
  'protection.decide': 'APPROVE',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof protectionRights, Right> {}
}
