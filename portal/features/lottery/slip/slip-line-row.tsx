import { findPlayType } from '@croupier/lottery/core/family.ts'
import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PicksText } from '../../../kits/lottery-boards/picks-text.tsx'
import { useBoardWords } from '../../../kits/lottery-boards/use-board-words.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toUnits } from '../amount.ts'
import { useShortAmount } from '../board/stake-options.tsx'
import type { OpenLottery } from '../use-lottery.ts'
import { useMoneyText } from '../use-money-text.ts'
import { lineTerms, type SlipLine } from './slip.ts'

interface SlipLineRowProps {
  open: OpenLottery
  line: SlipLine
  isLocked: boolean
  onEdit: () => void
  onRemove: () => void
  /** What is wrong with this line. */
  note?: ReactNode
}

/** A bet of the slip: what, for how much, and what it may bring. */
export function SlipLineRow({ open, line, isLocked, onEdit, onRemove, note }: SlipLineRowProps) {
  const { t } = useTranslation('lottery')
  const words = useBoardWords()
  const short = useShortAmount()
  const moneyText = useMoneyText()
  const terms = lineTerms(open, line)
  const name = words.playType(open.family.code, line.playType)
  return (
    <li className="flex flex-col gap-1 border-b border-line py-3 last:border-b-0">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <p className="text-sm font-semibold text-accent">{name}</p>
          <div className="text-sm">
            <PicksText playType={findPlayType(open.family, line.playType)} picks={line.picks} />
          </div>
        </div>
        {!isLocked && (
          <>
            <IconButton label={t('slip.edit', { name })} icon={<Pencil size={16} aria-hidden />} onClick={onEdit} />
            <IconButton label={t('slip.remove', { name })} icon={<Trash2 size={16} aria-hidden />} onClick={onRemove} />
          </>
        )}
      </div>
      {terms && (
        <p className="flex flex-wrap justify-between gap-x-3 text-xs text-muted tabular">
          <span>
            {t('slip.sum', { count: terms.tickets, unit: short(toUnits(line.unit)), multiple: line.multiple })}
          </span>
          <span>
            <strong className="text-sm text-ink">{moneyText(terms.price)}</strong>
          </span>
        </p>
      )}
      {terms && (
        <p className="text-end text-xs text-muted tabular">{t('mostWin', { amount: moneyText(terms.mostWin) })}</p>
      )}
      {note}
    </li>
  )
}
