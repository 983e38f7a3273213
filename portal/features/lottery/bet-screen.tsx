import { rebateRate } from '@croupier/lottery/core/odds.ts'
import { CircleHelp } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { toast } from '../../ui/toast.ts'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { BetBar } from './bet-bar.tsx'
import { choosesSeries, oddsAt, offeredPlayTypes } from './bet-terms.ts'
import { Board } from './board/board.tsx'
import { PlayTypeChooser } from './board/play-type-chooser.tsx'
import { PlayTypeGuide } from './board/play-type-guide.tsx'
import { StakeOptions } from './board/stake-options.tsx'
import { useBetDraft } from './board/use-bet-draft.ts'
import { OddsText, useOddsRange } from './odds-text.tsx'
import { QuickBet } from './slip/quick-bet.tsx'
import type { Slip, SlipLine } from './slip/slip.ts'
import { SlipPanel } from './slip/slip-panel.tsx'
import { useBoardBet } from './slip/use-board-bet.ts'
import { useCopiedBet } from './slip/use-copied-bet.ts'
import { usePlaceOrder } from './slip/use-place-order.ts'
import { useSlip } from './slip/use-slip.ts'
import type { OpenLottery } from './use-lottery.ts'
import { useRateFormat } from './use-rate-format.ts'

interface BetScreenProps {
  open: OpenLottery
  onSeeOrders: () => void
  onStale: () => void
}

/** What stands on the slip: not the bet whose last look is open, which is no line of it until it is kept there. */
const linesOf = ({ aside, lines }: Slip, isQuick: boolean) => (isQuick && aside ? aside.lines : lines)

/** The board and the slip: side by side on large screens, the slip in a sheet on phones. */
export function BetScreen({ open, onSeeOrders, onStale }: BetScreenProps) {
  const { t } = useTranslation('lottery')
  const isWide = useIsWide()
  const draft = useBetDraft(open)
  const slipState = useSlip(open)
  const placing = usePlaceOrder(slipState)
  const [sheet, setSheet] = useState<'slip' | 'stake' | null>(null)
  const [isStakeFlawed, setStakeFlawed] = useState(false)
  const board = useBoardBet({ open, draft, slipState, placing, onSlip: () => setSheet('slip') })
  useCopiedBet(open, slipState, () => setSheet('slip'))
  const stakeSection = useRef<HTMLElement>(null)
  const { playType, picks, stake } = draft
  const describeSeries = useSeriesWords(open, draft.playType)
  if (!playType) return <EmptyState title={t('nothingOffered')} />

  const edit = (line: SlipLine) => {
    draft.edit(line)
    setSheet(null)
  }
  const seeOrders = () => {
    setSheet(null)
    placing.forgetOutcome()
    onSeeOrders()
  }
  const stakeOptions = (
    <StakeOptions
      open={open}
      stake={stake}
      onChange={draft.setStake}
      describeSeries={describeSeries}
      onFlaw={setStakeFlawed}
    />
  )
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className="flex min-w-0 flex-col gap-3">
        <PlayTypeChooser
          family={open.family.code}
          playTypes={offeredPlayTypes(open)}
          chosen={playType}
          onChoose={draft.choose}
        />
        <PlayTypeLine open={open} draft={draft} />
        <Board
          key={`${playType.code}-${draft.boardNumber}`}
          family={open.family.code}
          playType={playType}
          picks={picks}
          onChange={draft.setPicks}
        />
        {isWide && (
          // What the bar below covers is no place to scroll to.
          <section ref={stakeSection} className="scroll-mb-32 rounded-lg border border-line bg-surface-1 p-4">
            {stakeOptions}
          </section>
        )}
        <BetBar
          draft={draft}
          closesAt={open.lottery.currentDraw?.closesAt ?? null}
          lineCount={linesOf(slipState.slip, board.isQuick).length}
          onStake={() => {
            if (isWide) stakeSection.current?.scrollIntoView({ block: 'end', behavior: 'smooth' })
            else setSheet('stake')
          }}
          onAdd={() => {
            if (board.add()) toast.success(t('lineAdded'))
          }}
          onBet={board.bet}
          onSlip={() => setSheet('slip')}
        />
      </div>
      {board.isQuick && (
        <QuickBet open={open} state={slipState} placing={placing} onEnd={board.endQuick} onStale={onStale} />
      )}
      <SlipPlace
        sheet={sheet}
        onClose={() => {
          setSheet(null)
          setStakeFlawed(false)
        }}
        isStakeFlawed={isStakeFlawed}
        slip={
          <SlipPanel
            open={open}
            state={slipState}
            placing={placing}
            onEdit={edit}
            onSeeOrders={seeOrders}
            onStale={onStale}
          />
        }
        stakeOptions={stakeOptions}
      />
    </div>
  )
}

interface SlipPlaceProps {
  sheet: 'slip' | 'stake' | null
  onClose: () => void
  /** The sheet of the stake stays open until what was typed there may be staked. */
  isStakeFlawed: boolean
  slip: ReactNode
  stakeOptions: ReactNode
}

/** Where the slip is: beside the board, or on phones in a sheet, as the stake is there. */
function SlipPlace({ sheet, onClose, isStakeFlawed, slip, stakeOptions }: SlipPlaceProps) {
  const { t } = useTranslation('lottery')
  const isWide = useIsWide()
  if (isWide)
    return (
      <aside
        aria-label={t('slip.title')}
        className="sticky top-[calc(var(--top-height)+16px)] max-h-[calc(100dvh-var(--top-height)-32px)] self-start overflow-y-auto rounded-lg border border-line bg-surface-1 p-4"
      >
        <h2 className="mb-2 text-lg font-bold">{t('slip.title')}</h2>
        {slip}
      </aside>
    )
  return (
    <>
      <Drawer open={sheet === 'slip'} onClose={onClose} title={t('slip.title')} side="bottom">
        <div className="p-4 pb-8">{slip}</div>
      </Drawer>
      <Drawer open={sheet === 'stake'} onClose={onClose} title={t('changeStake')} side="bottom">
        <div className="flex flex-col gap-4 p-4 pb-8">
          {stakeOptions}
          <Button wide size="large" onClick={() => isStakeFlawed || onClose()}>
            {t('done')}
          </Button>
        </div>
      </Drawer>
    </>
  )
}

/** What the play type pays, and the way to how it works. */
function PlayTypeLine({ open, draft }: { open: OpenLottery; draft: ReturnType<typeof useBetDraft> }) {
  const { t } = useTranslation('lottery')
  const [isShown, setShown] = useState(false)
  if (!draft.playType) return null
  return (
    <div className="flex items-center justify-between gap-3">
      <OddsText open={open} playType={draft.playType} series={draft.stake.series} />
      <button
        type="button"
        onClick={() => setShown(true)}
        className="-my-1 inline-flex min-h-11 shrink-0 items-center gap-1.5 text-sm font-semibold text-accent hover:underline"
      >
        <CircleHelp size={16} aria-hidden />
        {t('howItWorks')}
      </button>
      <PlayTypeGuide
        open={open}
        playType={draft.playType}
        stake={draft.stake}
        isShown={isShown}
        onClose={() => setShown(false)}
      />
    </div>
  )
}

/** Odds and rebate at a prize group, for the slider between them. */
function useSeriesWords(open: OpenLottery, playType: ReturnType<typeof useBetDraft>['playType']) {
  const range = useOddsRange()
  const { share } = useRateFormat()
  return (series: number) => ({
    odds: playType ? range(oddsAt(open, playType, series), playType) : '',
    rebate: share(choosesSeries(open) ? rebateRate(open.lottery.rules.highestSeries, series) : 0),
  })
}
