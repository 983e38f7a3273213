import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may do about the help centre. */
export const helpRights = defineRights({
  'help.read': isStaff,
  'help.write': isAdmin,
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof helpRights, Right> {}
}
