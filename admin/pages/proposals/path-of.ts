import type { ConsoleProposalFragment } from '../../kits/proposals/proposals.generated.ts'

/** The page on which a proposal is confirmed or refused. */
export function pathOf({ kind, subjectId }: Pick<ConsoleProposalFragment, 'kind' | 'subjectId'>): string {
  const id = encodeURIComponent(subjectId)
  switch (kind) {
    case 'DEPOSIT':
      return `/deposits/${id}/show`
    case 'SUSPENSE':
      return `/suspense/${id}/show`
    case 'WITHDRAWAL':
      return `/withdrawals/${id}/show`
    case 'SETTLEMENT':
      return `/settlements/${id}/show`
    case 'LOTTERY_RULES':
      return `/lotteries/${id}/show/rules`
    case 'LOTTERY_CLOSING':
      return `/lotteries/${id}/show`
    case 'PAYMENT_CHANNELS':
      return `/paymentChannels/${id}`
    case 'MALL_GOODS':
      return `/mallGoods/${id}`
    case 'PROMOTION':
      return `/promotions/${id}/show`
    case 'ENVELOPE':
    case 'RAFFLE':
      return `/${kind}s/${id}/show`
    case 'MISSION':
    case 'LEADERBOARD':
      return `/${kind}s`
    case 'MERCHANT_PROTECTION':
      return `/merchants/${id}/protection`
    case 'CONTRACT_OFFER':
      return '/contracts'
    case 'CONTRACT_SIGNING':
      return `/contracts/${id}/show`
    case 'CONTRACT_TEMPLATE':
      return '/contractTemplates'
    case 'LINE_MOVE':
      return `/lines?upline=${id}`
    case 'ADJUSTMENT_LIMIT':
      return '/adjustments'
    default:
      return `/${kind}`
  }
}
