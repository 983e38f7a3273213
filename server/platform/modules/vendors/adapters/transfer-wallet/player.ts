import type { Player } from '../../vendor-adapter.ts'

/** How the vendor names a player of ours. */
export const playerOf = ({ merchantId, memberId }: Player): string => `${merchantId}.${memberId}`
