import { pick, pickEach } from '../../providers/resource-operations.ts'

/** What of the form goes to the platform: names that were left empty are none, and no language is every language. */
export const roomInput = (data: Record<string, unknown>): Record<string, unknown> => ({
  ...pick(data, 'code', 'leastRank', 'leastDeposits', 'slowSeconds', 'isEnabled', 'position', 'reason'),
  language: data.language || null,
  names: pickEach(data.names, 'language', 'name').filter(({ name }) => typeof name === 'string' && name.trim() !== ''),
})
