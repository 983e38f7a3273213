import { ShieldCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DrawCountdown } from './draw-countdown.tsx'
import { hasPrizeTable, ResultView } from './result-view.tsx'
import { useBoardWords } from './use-board-words.ts'
import type { Draw, OpenLottery } from './use-lottery.ts'

/** Milliseconds between looks for the next draw, once one has closed. */
const LOOK_FOR_NEXT = 1500

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
  const { currentDraw, lastDraw } = lottery
  useLookForNext(open, onStale)
  return (
    <section
      aria-label={lottery.name}
      className="grid gap-3 rounded-lg border border-line bg-surface-1 p-3 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-6 sm:p-4"
    >
      <div className="flex items-center justify-between gap-4 sm:flex-col sm:items-start sm:gap-1">
        <div className="min-w-0">
          <h1 className="text-base font-bold max-lg:sr-only">{lottery.name}</h1>
          {switcher}
          <p className="mt-1 text-xs text-muted tabular">
            {currentDraw ? t('drawNumber', { number: currentDraw.number }) : t('noDraw')}
          </p>
        </div>
        <DrawCountdown
          key={currentDraw?.closesAt}
          closesAt={currentDraw?.closesAt ?? null}
          onClose={onStale}
          // Days and hours are a longer word than minutes.
          className={lottery.periodSeconds === null ? 'text-base font-bold' : 'text-2xl font-bold'}
        />
      </div>
      <div className="min-w-0 border-t border-line pt-3 sm:border-s sm:border-t-0 sm:ps-6 sm:pt-0">
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
  const [isWhole, setWhole] = useState(false)
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex items-center justify-between gap-3 text-xs text-muted">
        <span className="tabular">{t('lastDraw', { number: draw.number })}</span>
        {draw.commitment && (
          <Link
            to={paths.lotteryVerification(lottery.gameCode, draw.number)}
            className="inline-flex min-h-6 shrink-0 items-center gap-1 font-semibold text-accent hover:underline"
          >
            <ShieldCheck size={14} aria-hidden />
            {t('verifyLink')}
          </Link>
        )}
      </p>
      {draw.result ? (
        <ResultView
          key={draw.number}
          family={lottery.family}
          result={draw.result}
          detail={isWhole ? 'full' : 'line'}
          isFresh={isFresh}
        />
      ) : (
        <Skeleton className="h-8 w-48" />
      )}
      {draw.result && hasPrizeTable(lottery.family) && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="min-h-6 self-start text-xs font-semibold text-accent hover:underline"
        >
          {t(isWhole ? 'lessPrizes' : 'allPrizes')}
        </button>
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

/** Whether a draw arrived while the page was open. */
function useIsFresh(number: string): boolean {
  const first = useRef(number)
  return number !== first.current
}

/** While no draw takes bets, or the one in sight is over, looks for the next. */
function useLookForNext({ lottery: { currentDraw, periodSeconds } }: OpenLottery, onStale: () => void): void {
  const look = useRef(onStale)
  look.current = onStale
  const isWaiting = currentDraw === null && periodSeconds !== null
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => look.current(), LOOK_FOR_NEXT)
    return () => clearInterval(timer)
  }, [isWaiting])
}
