import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../lib/class-names.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import type { OpenLottery } from '../use-lottery.ts'
import type { Drawn } from './results-panel.tsx'
import { countedOf } from './statistics.ts'

const CELL = 26

/** Where each value came at one place, draw by draw, joined by a line. A real table, with the line drawn over it. */
export function TrendChart({ open, draws }: { open: OpenLottery; draws: readonly Drawn[] }) {
  const { t } = useTranslation('lottery')
  const id = useId()
  const { values } = countedOf(open.family)
  const places = draws[0]?.result.flat().length ?? 0
  const [place, setPlace] = useState(0)
  const shown = draws.map((draw) => ({ number: draw.number, value: draw.result.flat()[place] ?? '' }))
  const points = shown.map(({ value }, index) => `${(values.indexOf(value) + 0.5) * CELL},${(index + 0.5) * CELL}`)
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label={t('results.place')}
        value={String(place)}
        options={Array.from({ length: places }, (_, index) => ({
          value: String(index),
          label: t('results.placeNumber', { place: index + 1 }),
        }))}
        onChange={(event) => setPlace(Number(event.target.value))}
        className="max-w-60"
      />
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too
        tabIndex={0}
        aria-labelledby={id}
        className="max-h-140 w-fit max-w-full overflow-auto rounded-lg border border-line bg-surface-1"
      >
        <table className="relative border-separate border-spacing-0 text-center text-xs tabular">
          <caption id={id} className="sr-only">
            {t('results.trendOf', { place: place + 1, count: draws.length })}
          </caption>
          <thead>
            <tr>
              <th scope="col" className="sticky start-0 top-0 z-20 min-w-22 bg-surface-2 px-2 text-start text-muted">
                {t('results.draw')}
              </th>
              {values.map((value) => (
                <th
                  key={value}
                  scope="col"
                  style={{ width: CELL, minWidth: CELL, height: CELL }}
                  className="sticky top-0 z-10 bg-surface-2 text-muted"
                >
                  {value}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ number, value }, index) => (
              <tr key={number} style={{ height: CELL }}>
                <th
                  scope="row"
                  className="sticky start-0 z-10 bg-surface-1 px-2 text-start font-normal whitespace-nowrap text-muted"
                >
                  {number.slice(-9)}
                  {index === 0 && (
                    <svg
                      aria-hidden
                      className="pointer-events-none absolute start-full top-0 z-0 rtl:hidden"
                      width={values.length * CELL}
                      height={shown.length * CELL}
                    >
                      <polyline
                        points={points.join(' ')}
                        fill="none"
                        stroke="var(--accent)"
                        strokeWidth="1.5"
                        opacity="0.55"
                      />
                    </svg>
                  )}
                </th>
                {values.map((other) => (
                  <td key={other} className={classNames('p-0', other !== value && 'text-faint')}>
                    {other === value ? (
                      <span className="relative z-10 inline-flex size-6 items-center justify-center rounded-full bg-brand font-bold text-on-brand">
                        {value}
                      </span>
                    ) : (
                      <span aria-hidden>·</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
