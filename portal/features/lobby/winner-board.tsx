import { Trophy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { countUp } from '../../lib/count-up.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Failure } from './failure.ts'
import type { LobbyQuery } from './lobby.generated.ts'
import { WinnerRow } from './winner-row.tsx'
import { WinnerScroll } from './winner-scroll.tsx'

export type Winner = NonNullable<LobbyQuery['winners']>[number]

/** Places that stand still, with rank art (§2). */
const fixedPlaces = 3

/** The winner board: the top three fixed, the others scrolling under them; a press on one starts the game. */
export function WinnerBoard({
  winners,
  failure,
}: {
  winners: readonly Winner[] | null | undefined
  failure: Failure | undefined
}) {
  const { t } = useTranslation('lobby')
  return (
    <section
      aria-labelledby="winners"
      className="flex h-125 flex-col overflow-hidden [content-visibility:auto] rounded-lg border border-line bg-surface-1 xl:sticky xl:top-[calc(var(--top-height)+16px)]"
    >
      <h2 id="winners" className="flex h-13 shrink-0 items-center gap-2 border-b border-line px-4 font-semibold">
        <Trophy size={18} aria-hidden className="text-accent" />
        {t('winners')}
      </h2>
      <Face winners={winners} failure={failure} />
    </section>
  )
}

function Face({ winners, failure }: { winners: readonly Winner[] | null | undefined; failure: Failure | undefined }) {
  const { t } = useTranslation('lobby')
  if (!winners) {
    if (failure) return <QueryError {...failure} />
    return (
      <div aria-busy="true" className="flex flex-col gap-2 p-3">
        {countUp(7).map((row) => (
          <Skeleton key={row} className="h-13" />
        ))}
      </div>
    )
  }
  if (winners.length === 0) return <EmptyState icon={Trophy} title={t('noWinners')} />
  return (
    <>
      <ol className="flex shrink-0 flex-col gap-1 border-b border-line bg-surface-2 p-2">
        {winners.slice(0, fixedPlaces).map((winner, index) => (
          <WinnerRow key={rowKey(winner)} winner={winner} rank={index + 1} />
        ))}
      </ol>
      <WinnerScroll>
        {winners.slice(fixedPlaces).map((winner, index) => (
          <WinnerRow key={rowKey(winner)} winner={winner} rank={fixedPlaces + index + 1} />
        ))}
      </WinnerScroll>
    </>
  )
}

function rowKey(winner: Winner): string {
  return `${winner.wonAt} ${winner.playerName} ${winner.game.id} ${winner.amount}`
}
