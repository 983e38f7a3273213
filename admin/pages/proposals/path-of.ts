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
    case 'lotteryRules':
      return `/lotteries/${id}/show/rules`
    case 'lotteryClosing':
      return `/lotteries/${id}/show`
    case 'paymentChannels':
      return `/paymentChannels/${id}`
    case 'merchantProtection':
      return `/merchants/${id}/protection`
    case 'adjustmentLimit':
      return '/adjustments'
    default:
      return `/${kind}`
  }
}
