import { useTranslation } from 'react-i18next'
import { useLotteryMenusQuery, useRecentLotteriesQuery } from './lottery.generated.ts'

/** Milliseconds between looks at the menu: its countdowns need the next draws. */
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
  return {
    menus: data?.lotteryMenus,
    recents: recent.data?.recentLotteries ?? [],
    error,
    refetch: () => void refetch(),
  }
}
