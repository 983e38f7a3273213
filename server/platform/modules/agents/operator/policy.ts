import { defineRights } from '../../operators/service.ts'

/** What operators may do about what agents' teams come to. */
export const agentsRights = defineRights({ 'agents.read': 'READ' })

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof agentsRights, Right> {}
}
