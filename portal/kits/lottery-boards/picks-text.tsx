import type { Picks } from '@croupier/lottery/core/board.ts'
import type { PlayType } from '@croupier/lottery/core/play-type.ts'
import { useBoardWords } from './use-board-words.ts'

/** Values shown of a row; a bet of a thousand numbers would fill the screen. */
const MOST_SHOWN = 40

interface PicksTextProps {
  /** Undefined for a play type that is no longer there: the values still are. */
  playType: Pick<PlayType, 'board'> | undefined
  picks: Picks
}

/** What was chosen, row by row; rows without a choice are left out. */
export function PicksText({ playType, picks }: PicksTextProps) {
  const words = useBoardWords()
  const rows = playType?.board.rows ?? []
  return (
    <span className="flex flex-col gap-0.5">
      {picks.map((chosen, index) => {
        if (chosen.length === 0) return null
        const shown = chosen.slice(0, MOST_SHOWN).map(words.value).join(' ')
        const rest = chosen.length - MOST_SHOWN
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
          <span key={index} className="min-w-0 break-words">
            {rows.length > 1 && <span className="me-1.5 text-xs text-muted">{words.row(rows[index]?.code ?? '')}</span>}
            <span className="font-semibold tabular">
              {shown}
              {rest > 0 && ` … +${rest}`}
            </span>
          </span>
        )
      })}
    </span>
  )
}
