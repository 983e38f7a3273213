import { defineRights } from '../../operators/service.ts'

/** What operators may do about raffles. */
export const rafflesRights = defineRights({
  'raffles.read': 'READ',
  'raffles.change': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof rafflesRights, Right> {}
}
