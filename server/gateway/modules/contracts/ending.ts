import type { EndingContract } from '../../generated/resolvers.ts'
import type { WpsFailure } from '../../wps/failures.ts'

/** No contract of a downline ends. */
export const endsNothing = { endsContracts: [] as EndingContract[], endsCount: 0 }

/** Which contracts of downlines would end with what was refused for it (CONTRACT_ENDS_DOWNLINES). */
export const endingOf = ({ contracts, count }: WpsFailure['extras']): typeof endsNothing => ({
  endsContracts: Array.isArray(contracts) ? (contracts as EndingContract[]) : [],
  endsCount: typeof count === 'number' ? count : 0,
})
