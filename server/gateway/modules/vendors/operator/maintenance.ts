import type { InputMaybe, MaintenanceWindowInput } from '../../../generated/resolvers.ts'

/** Null takes a window of maintenance away; left out, it stays. */
export const windowOf = (maintenance: InputMaybe<MaintenanceWindowInput> | undefined) =>
  maintenance === undefined ? {} : { maintenance }
