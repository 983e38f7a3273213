import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useMember } from '../../../session/use-member.ts'
import { toast } from '../../../ui/toast.ts'
import type { Lottery } from '../use-lottery.ts'
import { useMoneyText } from '../use-money-text.ts'
import { SettledLotteryOrdersDocument, useOpenLotteryOrdersQuery } from './orders.generated.ts'
import { wonBy } from './won-by.ts'

/** What a settled draw, or money that came back, makes old. */
const orderQueries: ReadonlySet<string | undefined> = new Set(['OpenLotteryOrders', 'LotteryOrders', 'LotteryChases'])

/**
 * How many orders of the member wait for a draw of this lottery. While they do, lists of orders are read again when a draw is
 * settled or the balance moves (a plan that was stopped gives money back), and a win is told with its amount.
 */
export function useOpenOrders({ code: lotteryCode, lastDraw }: Pick<Lottery, 'code' | 'lastDraw'>): number {
  const { t } = useTranslation('lottery')
  const moneyText = useMoneyText()
  const client = useApolloClient()
  const { data } = useOpenLotteryOrdersQuery({ variables: { lotteryCode }, fetchPolicy: 'cache-and-network' })
  const count = data?.lotteryOrders.pageInfo.totalItems ?? 0
  const movement = useMember().member?.wallet?.version
  const settled = lastDraw?.state === 'SETTLED' ? lastDraw.number : null
  const readAgain = useEffectEvent(() => {
    for (const query of client.getObservableQueries()) {
      if (count > 0 && orderQueries.has(query.queryName)) void query.refetch()
    }
  })
  const tell = useEffectEvent(async (number: string) => {
    if (count === 0) return
    const { data: found } = await client.query({
      query: SettledLotteryOrdersDocument,
      variables: { lotteryCode },
      fetchPolicy: 'network-only',
    })
    const orders = found?.lotteryOrders.items.filter(({ draw }) => draw.number === number) ?? []
    const won = wonBy(orders.flatMap(({ bets }) => bets))
    if (won > 0n) toast.success(t('orders.wonNow', { amount: moneyText(won), draw: number }))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each settling and each movement is a reason
  useEffect(() => readAgain(), [settled, movement])
  useEffect(() => {
    // The list of orders tells it too: an answer that does not come is no failure of the page.
    if (settled !== null) tell(settled).catch(() => {})
  }, [settled])
  return count
}
