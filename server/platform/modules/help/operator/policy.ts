import { defineRights } from '../../operators/service.ts'

/** What operators may do about the help centre. */
export const helpRights = defineRights({
  'help.read': 'READ',
  'help.write': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof helpRights, Right> {}
}
