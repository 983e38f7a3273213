import { useTranslation } from 'react-i18next'
import { useSite } from '../../../brand/use-site.ts'
import { useBoardWords } from '../../../kits/lottery-boards/use-board-words.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { Button } from '../../../ui/button.tsx'
import type { OpenLottery } from '../use-lottery.ts'
import { useRateFormat } from '../use-rate-format.ts'
import { changesOf, type LineChange, type SlipLine } from './slip.ts'

/** Says what changed of the rules since the bets were put on the slip; nothing is bet before the person agrees. */
export function RulesNotice({
  open,
  lines,
  onAgree,
}: {
  open: OpenLottery
  lines: readonly SlipLine[]
  onAgree: () => void
}) {
  const { t } = useTranslation('lottery')
  const formats = useFormats()
  const words = useBoardWords()
  const { odds } = useRateFormat()
  const { currencySymbol } = useSite().site
  const family = open.family.code
  const { rules } = open.lottery
  const sentence = (line: SlipLine, change: LineChange) => {
    const name = words.playType(family, line.playType)
    if (change.kind === 'WITHHELD') return t('changes.withheld', { name })
    if (change.kind === 'SERIES') return t('changes.series', { name })
    if (change.kind === 'UNIT')
      return t('changes.unit', {
        name,
        unit: formats.money(rules.smallestUnit, { symbol: currencySymbol }),
      })
    const prize = words.prize(family, line.playType, change.prize) || t('prize')
    return t('changes.odds', { name, prize, from: odds(change.from), to: odds(change.to) })
  }
  const sentences = new Set(lines.flatMap((line) => changesOf(open, line).map((change) => sentence(line, change))))
  return (
    <div role="alert" className="flex flex-col gap-2 rounded-md bg-warning-soft p-3 text-sm">
      <p className="font-semibold text-warning">{t('changes.title')}</p>
      <ul className="list-disc ps-5">
        {[...sentences].slice(0, 10).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Button kind="secondary" onClick={onAgree} className="self-start">
        {t('changes.agree')}
      </Button>
    </div>
  )
}
