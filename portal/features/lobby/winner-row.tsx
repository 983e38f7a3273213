import { useTranslation } from 'react-i18next'
import { useLaunch } from '../../kits/launch/use-launch.ts'
import { MoneyText } from '../../ui/money-text.tsx'
import { Picture } from '../../ui/picture.tsx'
import { RankMedal } from './rank-medal.tsx'
import type { Winner } from './winner-board.tsx'

/** Who won how much in which game. A press starts the game. */
export function WinnerRow({ winner, rank }: { winner: Winner; rank: number }) {
  const { t } = useTranslation('lobby')
  const { launch } = useLaunch()
  const { game } = winner
  return (
    <li>
      <button
        type="button"
        aria-label={`${t('rank', { rank })}: ${winner.playerName}, ${t('playGame', { game: game.name })}`}
        onClick={() => launch({ ...game, id: game.id })}
        className="flex h-13 w-full items-center gap-3 rounded-md px-2 text-start hover-quiet"
      >
        {rank <= 3 ? (
          <RankMedal rank={rank} />
        ) : (
          <Picture
            src={game.pictureUrl}
            alt=""
            width={36}
            height={36}
            className="size-9 shrink-0 rounded-sm bg-surface-2 object-cover"
          />
        )}
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-semibold text-ink">{winner.playerName}</span>
          <span className="block truncate text-xs text-faint">{game.name}</span>
        </span>
        <MoneyText
          amount={winner.amount}
          symbol={winner.currencySymbol}
          className="text-sm font-semibold text-success"
        />
      </button>
    </li>
  )
}
