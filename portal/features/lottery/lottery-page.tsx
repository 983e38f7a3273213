import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { QueryError } from '../../apollo/query-error.tsx'
import { type LotteryPageName, lotteryPageOf } from '../../kits/launch/lottery-path.ts'
import { useMember } from '../../session/use-member.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { GameSwitcher } from './game-switcher.tsx'
import type { LotteryTilePartsFragment } from './lottery.generated.ts'
import { LotteryScreen } from './lottery-screen.tsx'
import { useLottery } from './use-lottery.ts'
import { useLotteryMenus } from './use-lottery-menus.ts'

/** A lottery, and the way to the others. Without a code in the address, the one played last or the first there is. */
export default function LotteryPage({ name }: { name: LotteryPageName }) {
  const { t } = useTranslation('lottery')
  const [search] = useSearchParams()
  const isWide = useIsWide()
  const { menus, recents, error, refetch } = useLotteryMenus()
  const isHere = (game: LotteryTilePartsFragment) => lotteryPageOf(game.vendorCode) === name
  const all = menus?.flatMap(({ lotteries: games }) => games)
  const usual = recents.find(isHere) ?? all?.find(isHere) ?? all?.[0]
  const lotteryCode = search.get('gameCode') ?? usual?.code
  if (error && !menus) return <QueryError error={error} onRetry={refetch} />
  if (!lotteryCode && !menus) return <PageSkeleton />
  if (!lotteryCode) return <EmptyState title={t('noLotteries')} hint={t('noLotteriesHint')} />
  const switcher = <GameSwitcher lotteryCode={lotteryCode} menus={menus} recents={recents} />
  return (
    <div className="mx-auto grid w-full max-w-400 gap-4 px-4 pt-3 lg:grid-cols-[248px_minmax(0,1fr)] lg:px-6 lg:pt-5">
      {isWide && switcher}
      <OpenedLottery key={lotteryCode} lotteryCode={lotteryCode} switcher={isWide ? null : switcher} />
    </div>
  )
}

function OpenedLottery({ lotteryCode, switcher }: { lotteryCode: string; switcher: ReactNode }) {
  const { t } = useTranslation('lottery')
  const { member } = useMember()
  const { open, isUnknown, error, refetch } = useLottery(lotteryCode)
  // A slip is somebody's: what is put on it before it is known whose it is would be on nobody's.
  if (open && member) return <LotteryScreen open={open} switcher={switcher} onStale={() => void refetch()} />
  if (error) return <QueryError error={error} onRetry={() => void refetch()} />
  if (isUnknown)
    return (
      <div className="min-w-0">
        {switcher}
        <EmptyState title={t('unknownLottery')} hint={t('unknownLotteryHint')} />
      </div>
    )
  return <PageSkeleton />
}

function PageSkeleton() {
  return (
    <div aria-busy="true" className="flex min-w-0 flex-col gap-4">
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  )
}
