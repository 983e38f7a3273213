import { defineRights, isAdmin, isStaff } from '../service.ts'

/** What operators may do about each other's accounts, and who reads the audit log. */
export const operatorsRights = defineRights({
  'operators.read': isAdmin,
  'operators.change': isAdmin,
  'audit.read': isStaff,
})

declare module '../rights.ts' {
  interface Rights extends Record<keyof typeof operatorsRights, Right> {}
}
