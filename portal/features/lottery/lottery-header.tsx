import { ShieldCheck } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBoardWords } from '../../kits/lottery-boards/use-board-words.ts'
import { classNames } from '../../lib/class-names.ts'
import { paths } from '../../paths.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DrawCountdown } from './draw-countdown.tsx'
import { UnfoldingResult } from './unfolding-result.tsx'
import { useLookForNext } from './use-look-for-next.ts'
import type { Draw, OpenLottery } from './use-lottery.ts'

/** Milliseconds for which a draw that arrives is news: as long as its numbers take to show. */
const FRESH = 2000

interface LotteryHeaderProps {
  open: OpenLottery
  /** Stands in place of the name on phones: the name is the way to the other lotteries. */
  switcher: ReactNode
  onStale: () => void
}

/** The draw that takes bets with its clock, and the last result, which arrives while one looks. */
export function LotteryHeader({ open, switcher, onStale }: LotteryHeaderProps) {
  const { t } = useTranslation('lottery')
  const { lottery } = open
  const { currentDraw, lastDraw, periodSeconds } = lottery
  // The house's own lotteries always have a next draw; of official ones it may be known only tomorrow.
  useLookForNext(currentDraw?.closesAt ?? (periodSeconds === null ? null : lottery.now), onStale)
  return (
    <section
      aria-label={lottery.name}
      className="grid gap-2 rounded-lg border border-line bg-surface-1 p-3 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-6 sm:p-4"
    >
      <div className="flex items-center justify-between gap-2 sm:flex-col sm:items-start sm:gap-1">
        <div className="min-w-0">
          <h1 className="text-base font-bold max-lg:sr-only">{lottery.name}</h1>
          {switcher}
        </div>
        <p className="flex shrink-0 flex-col items-end sm:items-start">
          <DrawCountdown
            key={currentDraw?.closesAt}
            closesAt={currentDraw?.closesAt ?? null}
            // Days and hours are a longer word than minutes.
            className={classNames(
              'leading-7 font-bold',
              lottery.periodSeconds === null ? 'text-base' : 'text-xl sm:text-2xl',
            )}
          />
          <span className="text-xs text-muted tabular">
            {currentDraw ? t('drawNumber', { number: currentDraw.number }) : t('noDraw')}
          </span>
        </p>
      </div>
      <div className="min-w-0 border-t border-line pt-2 sm:border-s sm:border-t-0 sm:ps-6 sm:pt-0">
        {lastDraw ? <LastDraw draw={lastDraw} open={open} /> : <p className="text-sm text-muted">{t('noResult')}</p>}
      </div>
    </section>
  )
}

function LastDraw({ draw, open }: { draw: Draw; open: OpenLottery }) {
  const { t } = useTranslation('lottery')
  const words = useBoardWords()
  const { lottery } = open
  const isFresh = useIsFresh(draw.number)
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex items-center justify-between gap-3 text-xs text-muted">
        <span className="tabular">{t('lastDraw', { number: draw.number })}</span>
        {draw.commitment && (
          <Link
            to={paths.lotteryVerification(lottery.code, draw.number)}
            className="-my-3 inline-flex min-h-11 shrink-0 items-center gap-1 ps-3 font-semibold text-accent hover:underline"
          >
            <ShieldCheck size={14} aria-hidden />
            {t('verifyLink')}
          </Link>
        )}
      </p>
      {draw.result ? (
        <UnfoldingResult family={lottery.family} drawNumber={draw.number} result={draw.result} isFresh={isFresh} />
      ) : (
        <Skeleton className="h-8 w-48" />
      )}
      {/* Told once when it arrives, not when the page opens. */}
      <p role="status" className="sr-only">
        {isFresh && draw.result
          ? t('drawnNow', { number: draw.number, result: draw.result.flat().map(words.value).join(' ') })
          : ''}
      </p>
    </div>
  )
}

/** Whether a draw has just arrived: for the time its numbers take to show, and not for the one the page opened with. */
function useIsFresh(number: string): boolean {
  const [known, setKnown] = useState(number)
  useEffect(() => {
    const timer = setTimeout(() => setKnown(number), FRESH)
    return () => clearTimeout(timer)
  }, [number])
  return number !== known
}
