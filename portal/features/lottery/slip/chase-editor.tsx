import { MOST_DRAWS } from '@croupier/lottery/core/limits.ts'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/use-formats.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useUpcomingDrawsQuery } from '../lottery.generated.ts'
import { readMultiple } from '../multiple-field.tsx'
import { useMoneyText } from '../use-money-text.ts'
import { type ChasePlan, GROWTHS, type Growth, LEAST_DRAWS, multiplesOf, withDraws } from './chase-plan.ts'

interface ChaseEditorProps {
  lotteryCode: string
  plan: ChasePlan | null
  /** Cost of the lines on one draw. */
  price: bigint
  onChange: (plan: ChasePlan | null) => void
  /** Number of the draw that takes bets now: the first of the plan. */
  currentNumber: string | null
}

const usual: ChasePlan = { growth: 'EQUAL', multiples: multiplesOf('EQUAL', 5), stopsOnWin: true }

/** The draws a plan goes over, the next one first. */
export function useChaseDraws(lotteryCode: string, currentNumber: string | null, isAsked: boolean) {
  const { data } = useUpcomingDrawsQuery({
    variables: { lotteryCode },
    skip: !isAsked,
    pollInterval: 15_000,
    fetchPolicy: 'cache-and-network',
  })
  const draws = data?.lottery?.upcomingDraws ?? []
  return draws.filter(({ number }) => currentNumber === null || number >= currentNumber)
}

/** The same bets on several draws, with a multiple for each. */
export function ChaseEditor({ lotteryCode, plan, price, onChange, currentNumber }: ChaseEditorProps) {
  const { t } = useTranslation('lottery')
  const draws = useChaseDraws(lotteryCode, currentNumber, plan !== null)
  const most = Math.min(MOST_DRAWS, draws.length || MOST_DRAWS)
  return (
    <section className="rounded-lg border border-line bg-surface-2 p-3">
      <Checkbox
        label={<span className="font-semibold text-ink">{t('chase.switch')}</span>}
        checked={plan !== null}
        onChange={(event) => onChange(event.target.checked ? usual : null)}
      />
      {plan === null ? (
        <p className="mt-1 ps-7.5 text-xs text-muted">{t('chase.hint')}</p>
      ) : (
        <div className="mt-3 flex flex-col gap-3">
          <div className="grid grid-cols-2 gap-3">
            <TextField
              key={plan.multiples.length}
              label={t('chase.draws')}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={plan.multiples.length}
              hint={t('chase.mostDraws', { most })}
              onBlur={(event) => {
                const wished = readMultiple(event.target.value, plan.multiples.length)
                onChange(withDraws(plan, Math.min(most, Math.max(LEAST_DRAWS, wished))))
              }}
            />
            <SelectField
              label={t('chase.growth')}
              value={plan.growth}
              options={GROWTHS.map((growth) => ({ value: growth, label: t(`chase.growths.${growth}`) }))}
              onChange={(event) => {
                const growth = event.target.value as Growth
                onChange({ ...plan, growth, multiples: multiplesOf(growth, plan.multiples.length, plan.multiples[0]) })
              }}
            />
          </div>
          <Checkbox
            label={t('chase.stopsOnWin')}
            checked={plan.stopsOnWin}
            onChange={(event) => onChange({ ...plan, stopsOnWin: event.target.checked })}
          />
          <PlanRows plan={plan} draws={draws} price={price} onChange={onChange} />
        </div>
      )}
    </section>
  )
}

/** A draw's number without its year: beside the multiple and the sums there is no room for more. */
function shortNumber(number: string): string {
  return number.slice(-9)
}

interface PlanRowsProps {
  plan: ChasePlan
  draws: readonly { number: string; drawsAt: string }[]
  price: bigint
  onChange: (plan: ChasePlan) => void
}

/** A line for each draw: its number and time, its multiple to edit, what it costs and what all up to it have cost. */
function PlanRows({ plan, draws, price, onChange }: PlanRowsProps) {
  const { t } = useTranslation('lottery')
  const moneyText = useMoneyText()
  const clock = useFormats().dates({ hour: '2-digit', minute: '2-digit' })
  let spent = 0n
  return (
    <ol className="flex max-h-72 flex-col overflow-y-auto overscroll-contain rounded-md border border-line">
      {plan.multiples.map((multiple, index) => {
        const draw = draws[index]
        spent += price * BigInt(multiple)
        return (
          <li
            key={draw?.number ?? `later-${index}`}
            className="flex items-center gap-2 border-b border-line bg-surface-1 px-3 py-1.5 text-xs last:border-b-0"
          >
            <span className="min-w-0 flex-1 tabular">
              <span className="block truncate font-semibold">{draw ? shortNumber(draw.number) : '…'}</span>
              <span className="text-muted">{draw ? clock.format(new Date(draw.drawsAt)) : ''}</span>
            </span>
            <input
              key={multiple}
              aria-label={t('chase.multipleOf', { draw: draw?.number ?? index + 1 })}
              inputMode="numeric"
              defaultValue={multiple}
              onFocus={(event) => event.target.select()}
              onBlur={(event) => {
                const typed = readMultiple(event.target.value, multiple)
                if (typed !== multiple)
                  onChange({ ...plan, multiples: plan.multiples.map((old, other) => (other === index ? typed : old)) })
              }}
              className="h-11 w-16 rounded-sm border border-line-strong bg-surface-0 text-center text-sm font-semibold tabular"
            />
            <span className="shrink-0 text-end tabular">
              <span className="block font-semibold">{moneyText(price * BigInt(multiple))}</span>
              <span className="text-muted">{t('chase.spent', { amount: moneyText(spent) })}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
