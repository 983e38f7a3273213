import type { Static } from 'typebox'
import type { RightName } from '../operators/service.ts'
import { type Demand, PROPOSAL_KINDS, type ProposalKind } from './kinds.ts'
import type { FourEyesDeedShape } from './schema.ts'

export type FourEyesDeed = Static<typeof FourEyesDeedShape>

/** What the brand decides about, and where one operator suffices unless it demands two. */
export type BrandDeed = {
  [Kind in ProposalKind]: (typeof PROPOSAL_KINDS)[Kind]['demand'] extends 'BRAND' ? Kind : never
}[ProposalKind]

/** Every deed of operators that takes two or may, with the right it takes and what the house says of it. */
export const FOUR_EYES_DEEDS: Readonly<Record<FourEyesDeed, Demand & { readonly right: RightName }>> = {
  ...PROPOSAL_KINDS,
  // What these want first stands in the document itself: an approval, a request, numbers that were entered.
  withdrawalApproval: { right: 'withdrawals.review', demand: 'ABOVE_LIMIT', limitIn: 'withdrawalSettings' },
  adjustment: { right: 'adjustments.change', demand: 'ABOVE_LIMIT', limitIn: 'adjustmentLimit' },
  lotteryResult: { right: 'lotteryDraws.enter', demand: 'ALWAYS' },
  vendorTransfer: { right: 'vendorTransfers.change', demand: 'ALWAYS' },
}

const isBrandDeed = (deed: string): deed is BrandDeed => FOUR_EYES_DEEDS[deed as FourEyesDeed].demand === 'BRAND'

/** Those that the brand decides about. */
export const BRAND_DEEDS: readonly BrandDeed[] = Object.keys(FOUR_EYES_DEEDS).filter(isBrandDeed)
