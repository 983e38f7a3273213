import { defineRights } from '../service.ts'

/** What operators may do about each other's accounts, and who reads the audit log. */
export const operatorsRights = defineRights({
  'operators.read': 'READ',
  'operators.change': 'ACT',
  'audit.read': 'READ',
})

declare module '../rights.ts' {
  interface Rights extends Record<keyof typeof operatorsRights, Right> {}
}
