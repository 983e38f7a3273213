import type { ConsoleProposalFragment } from './proposals.generated.ts'

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
    case 'RISK_RULES':
      return `/riskRules?kind=${id}`
    case 'MEMBER_PASSWORD':
    case 'MEMBER_PAYMENT_PASSWORD':
    case 'MEMBER_SECOND_FACTOR':
    case 'MEMBER_PAYEE_NAME':
    case 'MEMBER_UNLOCKING':
      return `/members/${id}/show`
    case 'MEMBER_REOPENING':
      return `/members/${id}/show/protection`
    case 'FOUR_EYES_RULES':
      return '/fourEyes'
    case 'ADJUSTMENT_LIMIT':
      return '/adjustments'
    default:
      return `/${kind.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())}`
  }
}
