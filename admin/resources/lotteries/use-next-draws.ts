import { useQuery } from '@tanstack/react-query'
import { ask } from '../../lib/call.ts'
import { ConsoleNextDrawsDocument, type ConsoleNextDrawsQuery } from './lotteries.generated.ts'

type NextDraw = ConsoleNextDrawsQuery['draws']['items'][number]

const MINUTE = 60_000
/** Twice a month is the rarest draw there is. */
const OFFICIAL_MINUTES = 17 * 24 * 60
/** The house draws at least so often. */
const OWN_MINUTES = 11
const PAGES = [1, 2]

/** The draw each lottery takes bets for now, by the lottery's code. */
export function useNextDraws(): ReadonlyMap<string, NextDraw> {
  const { data = new Map() } = useQuery({
    queryKey: ['nextDraws'],
    refetchInterval: MINUTE,
    queryFn: async () => {
      const now = Date.now()
      const read = async (isOfficial: boolean, minutes: number, page: number) => {
        const span = { from: new Date(now).toISOString(), to: new Date(now + minutes * MINUTE).toISOString() }
        const filter = { isOfficial, state: 'OPEN' as const, ...span }
        return (await ask(ConsoleNextDrawsDocument, { page: { page, pageSize: 100 }, filter })).draws.items
      }
      const pages = await Promise.all(
        PAGES.flatMap((page) => [read(true, OFFICIAL_MINUTES, page), read(false, OWN_MINUTES, page)]),
      )
      const latestFirst = pages.flat().toSorted((left, right) => right.drawsAt.localeCompare(left.drawsAt))
      return new Map(latestFirst.map((draw) => [draw.gameCode, draw]))
    },
  })
  return data
}
