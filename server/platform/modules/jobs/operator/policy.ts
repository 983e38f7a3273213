import { defineRights } from '../../operators/service.ts'

/** What operators of all brands may do about what the platform does by itself. */
export const jobsRights = defineRights({
  'jobs.read': 'READ',
  'jobs.run': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof jobsRights, Right> {}
}
