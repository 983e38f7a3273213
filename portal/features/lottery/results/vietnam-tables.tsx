import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../ui/select-field.tsx'
import type { OpenLottery } from '../use-lottery.ts'
import type { Drawn } from './results-panel.tsx'
import { countedOf, endingsBy, frequenciesOf } from './statistics.ts'

/** Values shown of those that have not come for longest. */
const SHOWN = 20

/** The endings of one draw by their first digit (đầu) and by their last (đuôi). */
export function HeadsAndTails({ draws }: { draws: readonly Drawn[] }) {
  const { t } = useTranslation('lottery')
  const [number, setNumber] = useState('')
  const draw = draws.find((other) => other.number === number) ?? draws[0]
  if (!draw) return null
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label={t('results.draw')}
        value={draw.number}
        options={draws.map((other) => ({ value: other.number, label: other.number }))}
        onChange={(event) => setNumber(event.target.value)}
        className="max-w-60"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <EndingTable title={t('results.heads')} endings={endingsBy(draw.result, 'head')} />
        <EndingTable title={t('results.tails')} endings={endingsBy(draw.result, 'tail')} />
      </div>
    </div>
  )
}

function EndingTable({ title, endings }: { title: string; endings: readonly (readonly string[])[] }) {
  const { t } = useTranslation('lottery')
  return (
    <table className="w-full overflow-hidden rounded-lg border border-line text-sm">
      <caption className="px-3 pb-1.5 text-start font-semibold">{title}</caption>
      <tbody>
        {endings.map((some, digit) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the digit
          <tr key={digit} className="border-b border-line bg-surface-1 last:border-b-0">
            <th scope="row" className="w-12 bg-surface-2 py-1.5 text-center font-bold tabular">
              {digit}
            </th>
            <td className="px-3 py-1.5 tracking-wide tabular">
              {some.length > 0 ? some.join(', ') : <span className="text-muted">{t('results.noEnding')}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Lô gan: the numbers that have not come for longest. */
export function LastSeen({ open, draws }: { open: OpenLottery; draws: readonly Drawn[] }) {
  const { t } = useTranslation('lottery')
  const rows = [
    ...frequenciesOf(
      countedOf(open.family),
      draws.map(({ result }) => result),
    ),
  ]
    .sort((left, right) => (right.missing ?? draws.length) - (left.missing ?? draws.length))
    .slice(0, SHOWN)
  return (
    <table className="w-full overflow-hidden rounded-lg border border-line text-sm">
      <caption className="sr-only">{t('results.tabs.lastSeen')}</caption>
      <thead>
        <tr className="bg-surface-2 text-xs text-muted">
          <th scope="col" className="px-3 py-2 text-start">
            {t('results.number')}
          </th>
          <th scope="col" className="px-3 py-2 text-end">
            {t('results.missing')}
          </th>
          <th scope="col" className="px-3 py-2 text-end">
            {t('results.came')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ value, missing, count }) => (
          <tr key={value} className="border-t border-line bg-surface-1">
            <th scope="row" className="px-3 py-2 text-start text-base font-bold tabular">
              {value}
            </th>
            <td className="px-3 py-2 text-end tabular">
              {missing === null
                ? t('results.notIn', { count: draws.length })
                : t('results.missingDraws', { count: missing })}
            </td>
            <td className="px-3 py-2 text-end tabular">{t('results.times', { count })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
