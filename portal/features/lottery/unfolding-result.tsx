import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Result } from './result.ts'
import { hasPrizeTable, ResultView } from './result-view.tsx'

interface UnfoldingResultProps {
  family: string
  drawNumber: string
  result: Result
  /** Shows the numbers one after the other, as they were drawn. */
  isFresh?: boolean
}

/** A draw's result in a line, and where it has more prizes than that, the way to all of them. */
export function UnfoldingResult({ family, drawNumber, result, isFresh = false }: UnfoldingResultProps) {
  const { t } = useTranslation('lottery')
  const [isWhole, setWhole] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <ResultView
        key={drawNumber}
        family={family}
        result={result}
        detail={isWhole ? 'full' : 'line'}
        isFresh={isFresh}
      />
      {hasPrizeTable(family) && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="-my-2 min-h-11 shrink-0 text-xs font-semibold text-accent hover:underline"
        >
          {t(isWhole ? 'lessPrizes' : 'allPrizes')}
        </button>
      )}
    </div>
  )
}
