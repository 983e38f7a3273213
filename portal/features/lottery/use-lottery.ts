import type { Family, OddsTable } from '@croupier/lottery/core/family.ts'
import { useEffect, useMemo } from 'react'
import { findFamily } from './find-family.ts'
import {
  type DrawPartsFragment,
  LotteryDocument,
  type LotteryQuery,
  useLotteryDrawnSubscription,
  useLotteryQuery,
} from './lottery.generated.ts'
import { hearServerTime } from './server-clock.ts'

export type Lottery = NonNullable<LotteryQuery['lottery']>
export type Draw = DrawPartsFragment

/** A lottery with what the rules of its kind say. */
export interface OpenLottery {
  readonly lottery: Lottery
  readonly family: Family
  /** The brand's own odds, as the rules want them. */
  readonly table: OddsTable
}

/** Milliseconds between looks at a lottery nothing was told of: the live line may be cut without a word. */
const LOOK_AGAIN = 20_000

/** Reads a lottery, hears each draw as it is drawn, and sets the clock by the house's. */
export function useLottery(lotteryCode: string) {
  const { data, error, refetch } = useLotteryQuery({
    variables: { lotteryCode },
    pollInterval: LOOK_AGAIN,
    fetchPolicy: 'cache-and-network',
  })
  useLotteryDrawnSubscription({
    variables: { lotteryCode },
    onData: ({ client, data: { data: told } }) => {
      const lastDraw = told?.lotteryDrawn
      if (!lastDraw) return
      // Drawn is closed: the next draw takes bets already.
      if (lastDraw.number === data?.lottery?.currentDraw?.number) void refetch()
      client.cache.updateQuery({ query: LotteryDocument, variables: { lotteryCode } }, (known) =>
        known?.lottery && (known.lottery.lastDraw?.number ?? '') <= lastDraw.number
          ? { ...known, lottery: { ...known.lottery, lastDraw } }
          : known,
      )
    },
  })
  const lottery = data?.lottery ?? null
  const now = lottery?.now
  useEffect(() => {
    if (now) hearServerTime(now)
  }, [now])
  const open = useMemo(() => openLottery(lottery), [lottery])
  return { open, isUnknown: data?.lottery === null, error, refetch }
}

function openLottery(lottery: Lottery | null): OpenLottery | null {
  const family = lottery && findFamily(lottery.family)
  if (!lottery || !family) return null
  const table: Record<string, Record<string, number>> = {}
  for (const { playType, prize, odds } of lottery.rules.odds) table[playType] = { ...table[playType], [prize]: odds }
  return { lottery, family, table }
}
