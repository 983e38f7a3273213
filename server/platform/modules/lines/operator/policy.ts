import { defineRights } from '../../operators/service.ts'

/** What operators may do about the agents' tree. */
export const linesRights = defineRights({
  'lines.read': 'READ',
  'lines.change': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof linesRights, Right> {}
}
