import type { ConsoleProposalFragment } from '../../kits/proposals/proposals.generated.ts'

/** The page on which a proposal is confirmed or refused. */
export function pathOf({ kind, subjectId }: Pick<ConsoleProposalFragment, 'kind' | 'subjectId'>): string {
  const id = encodeURIComponent(subjectId)
  switch (kind) {
    case 'deposit':
      return `/deposits/${id}/show`
    case 'suspense':
      return `/suspense/${id}/show`
    case 'withdrawal':
      return `/withdrawals/${id}/show`
    case 'settlement':
      return `/settlements/${id}/show`
    case 'lotteryRules':
      return `/lotteries/${id}/show/rules`
    case 'lotteryClosing':
      return `/lotteries/${id}/show`
    case 'paymentChannels':
      return `/paymentChannels/${id}`
    case 'mallGoods':
      return `/mallGoods/${id}`
    case 'promotion':
      return `/promotions/${id}/show`
    case 'envelope':
    case 'raffle':
      return `/${kind}s/${id}/show`
    case 'mission':
    case 'leaderboard':
      return `/${kind}s`
    case 'merchantProtection':
      return `/merchants/${id}/protection`
    case 'contractOffer':
      return '/contracts'
    case 'contractSigning':
      return `/contracts/${id}/show`
    case 'contractTemplate':
      return '/contractTemplates'
    case 'lineMove':
      return `/lines?upline=${id}`
    case 'adjustmentLimit':
      return '/adjustments'
    default:
      return `/${kind}`
  }
}
