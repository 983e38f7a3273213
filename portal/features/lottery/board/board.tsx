import type { Picks } from '@croupier/lottery/core/board.ts'
import type { PlayType } from '@croupier/lottery/core/play-type.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBoardWords } from '../../../kits/lottery-boards/use-board-words.ts'
import { ChoiceRow } from './choice-row.tsx'
import { TypedRow } from './typed-row.tsx'

interface BoardProps {
  family: string
  playType: PlayType
  picks: Picks
  onChange: (picks: Picks) => void
}

/** The rows of a play type. Where no value may stand in two rows, the row tapped last has it, and the person is told. */
export function Board({ family, playType, picks, onChange }: BoardProps) {
  const { t } = useTranslation('lottery')
  const words = useBoardWords()
  const [moved, setMoved] = useState('')
  const { rows, isExclusive } = playType.board
  const change = (index: number, chosen: readonly string[]) => {
    const taken = isExclusive
      ? chosen.filter((value) => picks.some((row, other) => other !== index && row.includes(value)))
      : []
    setMoved(
      taken.length > 0
        ? t('movedToRow', { values: taken.map(words.value).join(', '), row: words.row(rows[index]?.code ?? '') })
        : '',
    )
    onChange(picks.map((row, other) => (other === index ? chosen : row.filter((value) => !taken.includes(value)))))
  }
  return (
    <div className="flex flex-col gap-3">
      {isExclusive && <p className="text-xs text-muted">{t('exclusiveHint')}</p>}
      <p role="status" className={moved ? 'rounded-md bg-info-soft px-3 py-2 text-sm text-info' : 'sr-only'}>
        {moved}
      </p>
      {rows.map((row, index) =>
        row.kind === 'CHOICE' ? (
          <ChoiceRow
            key={row.code}
            family={family}
            row={row}
            chosen={picks[index] ?? []}
            onChange={(chosen) => change(index, chosen)}
            hasName={rows.length > 1}
          />
        ) : (
          <TypedRow key={row.code} row={row} chosen={picks[index] ?? []} onChange={(chosen) => change(index, chosen)} />
        ),
      )}
    </div>
  )
}
