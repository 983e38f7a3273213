import { defineRights } from '../../operators/service.ts'

/** What operators may do about great wins. */
export const winsRights = defineRights({
  'greatWins.read': 'READ',
  'greatWins.review': 'APPROVE',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof winsRights, Right> {}
}
