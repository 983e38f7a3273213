import type { ContractSource } from '../../sources.ts'

/** The version of a contract that has a number; null where there is none. */
export const versionOf = ({ versions }: Pick<ContractSource, 'versions'>, wanted: number | null) =>
  versions.find(({ version }) => version === wanted) ?? null
