import { useTranslation } from 'react-i18next'
import { useRateFormat } from '../../../../kits/contracts/use-rate-format.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { useFormats } from '../../../../lib/use-formats.ts'
import { MoneyText } from '../../../../ui/money-text.tsx'
import type { Explained } from './explained.ts'
import { reckoningLines } from './reckoning-lines.ts'

/** The reckoning of an earning, line by line. */
export function Reckoning({ earning }: { earning: Explained }) {
  const { t } = useTranslation('pay')
  const rate = useRateFormat()
  const formats = useFormats()
  return (
    <section aria-label={t('reckoning')} className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('reckoning')}</h3>
      <ul className="rounded-md border border-line text-sm">
        {reckoningLines(earning).map((line) =>
          line.key === 'times' ? (
            <li key={line.key} className="border-b border-line px-3 py-2 text-muted">
              {line.percent === null
                ? t('times', { rate: rate(line.rate) })
                : t('timesPart', { rate: rate(line.rate), percent: formats.percent(line.percent / 100) })}
            </li>
          ) : (
            <li
              key={line.key}
              className={classNames(
                'flex items-baseline justify-between gap-4 border-b border-line px-3 py-2 last:border-b-0',
                line.isSum && 'bg-surface-2 font-semibold',
              )}
            >
              <span className={line.isSum ? undefined : 'text-muted'}>{t(line.key)}</span>
              {/* All the decimals of what is added up, or the sum is none on its face. */}
              <MoneyText amount={line.amount} exact />
            </li>
          ),
        )}
      </ul>
      {earning.rate === null && <p className="text-sm text-muted">{t('noTier')}</p>}
    </section>
  )
}
