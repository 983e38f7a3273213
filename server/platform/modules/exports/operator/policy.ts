import { defineRights } from '../../operators/service.ts'

/** Whoever may have files made reads his own; each list takes the right to read it besides. */
export const exportsRights = defineRights({
  'exports.read': 'READ',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof exportsRights, Right> {}
}
