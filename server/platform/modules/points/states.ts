/** What points are given for. */
export const REDEMPTION_KINDS = ['GOODS', 'MONEY', 'CONVERSION'] as const
export type RedemptionKind = (typeof REDEMPTION_KINDS)[number]

/** What of that is in the mall. */
export const GOODS_KINDS = ['GOODS', 'MONEY'] as const satisfies readonly RedemptionKind[]
export type GoodsKind = (typeof GOODS_KINDS)[number]

/** Life of a redemption (section 4 of the specification): what brings money is APPROVED at once, goods wait for an operator. */
export const REDEMPTION_STATES = ['IN_PROCESS', 'REJECTED', 'APPROVED'] as const
export type RedemptionState = (typeof REDEMPTION_STATES)[number]

/** How an operator decides on one. */
export const REDEMPTION_OUTCOMES = ['APPROVED', 'REJECTED'] as const satisfies readonly RedemptionState[]
export type RedemptionOutcome = (typeof REDEMPTION_OUTCOMES)[number]
