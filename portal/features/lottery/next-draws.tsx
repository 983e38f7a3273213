import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { useData } from '../../data/use-data.ts'
import { useLaunch } from '../../kits/launch/use-launch.ts'
import { countUp } from '../../lib/count-up.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DrawCountdown } from './draw-countdown.tsx'
import { LotteryMenusDocument, type LotteryTilePartsFragment } from './lottery.generated.ts'
import { firstClose, useLookForNext } from './use-look-for-next.ts'

/** Milliseconds between looks: other draws are planned and close meanwhile. */
const lookAgain = 30_000
/** Wide screens show one line of them; phones scroll through all. */
const mostShown = 6
const columns = 3

const rowClass =
  'scroll-quiet -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 sm:mx-0 sm:grid sm:grid-cols-3 sm:px-0'
const itemClass = 'h-28 w-[66vw] max-w-72 min-w-0 shrink-0 snap-start sm:w-auto sm:max-w-none'

/** The draws that come next, each with the time left to bet and the way in; as high while they come as with them. */
export default function NextDraws() {
  const { t } = useTranslation('lottery')
  return (
    <section aria-labelledby="next-draws">
      <h2 id="next-draws" className="mb-3 flex h-9 items-center text-lg font-semibold">
        {t('nextDraws')}
      </h2>
      <Face />
    </section>
  )
}

function Face() {
  const { t } = useTranslation('lottery')
  const { data, error, refetch } = useData(LotteryMenusDocument, { prizeMode: null }, { pollInterval: lookAgain })
  const games = data?.lotteryMenus?.flatMap((menu) => menu.lotteries)
  useLookForNext(firstClose(games ?? []), () => void refetch())
  if (!games && error) return <QueryError error={error} onRetry={() => void refetch()} />
  const shown = games && soonest(games)
  if (shown?.length === 0)
    return (
      <p className="flex h-28 items-center justify-center rounded-lg bg-surface-1 text-sm text-muted">{t('noDraws')}</p>
    )
  return (
    <ul aria-busy={!shown} className={rowClass}>
      {shown
        ? shown.map((game, index) => (
            <li key={game.code} className={index < columns ? itemClass : `${itemClass} sm:hidden`}>
              <NextDraw game={game} />
            </li>
          ))
        : countUp(columns).map((index) => (
            <li key={index} className={itemClass}>
              <Skeleton className="h-full" />
            </li>
          ))}
    </ul>
  )
}

/** Those that take bets, the first to close first. */
export function soonest(games: readonly LotteryTilePartsFragment[]): readonly LotteryTilePartsFragment[] {
  return games
    .filter(({ availability, currentDraw }) => availability === 'OPEN' && currentDraw !== null)
    .sort((one, other) => (one.currentDraw?.closesAt ?? '').localeCompare(other.currentDraw?.closesAt ?? ''))
    .slice(0, mostShown)
}

function NextDraw({ game }: { game: LotteryTilePartsFragment }) {
  const { t } = useTranslation('lottery')
  const { launch } = useLaunch()
  const { gameId, gameType, vendorCode, code: lotteryCode, currentDraw } = game
  const closesAt = currentDraw?.closesAt ?? null
  return (
    <button
      type="button"
      aria-label={t('play', { game: game.name })}
      onClick={() => launch({ id: gameId, gameType, vendorCode, lotteryCode })}
      className="flex size-full flex-col justify-between overflow-hidden rounded-lg border border-line bg-surface-1 p-3 text-start transition-colors hover:border-line-strong"
    >
      <span className="block w-full min-w-0">
        <span className="block truncate text-sm font-semibold text-ink">{game.name}</span>
        <span className="block truncate text-xs text-faint tabular">{currentDraw?.number}</span>
      </span>
      <span className="flex w-full items-end justify-between gap-2">
        <span>
          <span className="block text-xs text-muted">{t('closesIn')}</span>
          <DrawCountdown key={closesAt} closesAt={closesAt} className="text-lg font-bold text-accent" />
        </span>
        <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-brand text-on-brand">
          <ArrowRight size={16} aria-hidden className="rtl:rotate-180" />
        </span>
      </span>
    </button>
  )
}
