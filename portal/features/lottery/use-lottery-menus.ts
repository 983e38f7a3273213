import { useTranslation } from 'react-i18next'
import { useLotteryMenusQuery, useRecentLotteriesQuery } from './lottery.generated.ts'
import { firstClose, useLookForNext } from './use-look-for-next.ts'

/** Milliseconds between looks at the menu for lotteries that come or go. */
const LOOK_AGAIN = 15_000

/** Every lottery by vendor, and those the member bet on last. */
export function useLotteryMenus() {
  // Names come in the language of the page.
  useTranslation('lottery')
  const { data, error, refetch } = useLotteryMenusQuery({
    variables: { prizeMode: null },
    pollInterval: LOOK_AGAIN,
    fetchPolicy: 'cache-and-network',
  })
  const recent = useRecentLotteriesQuery({ fetchPolicy: 'cache-and-network' })
  const menus = data?.lotteryMenus
  useLookForNext(firstClose(menus?.flatMap(({ lotteries: games }) => games) ?? []), () => void refetch())
  return {
    menus,
    recents: recent.data?.recentLotteries ?? [],
    error,
    refetch: () => void refetch(),
  }
}
