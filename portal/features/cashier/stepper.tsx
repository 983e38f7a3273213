import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../lib/class-names.ts'

interface StepperProps {
  label: string
  steps: readonly string[]
  /** The place of the step that is open, from 0; behind the last one when all are done. */
  current: number
}

/** How far it is: all steps by name, those that are done and the one that is open. Nothing to press. */
export function Stepper({ label, steps, current }: StepperProps) {
  const { t } = useTranslation('money')
  return (
    <ol aria-label={label} className="flex">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className="relative flex min-w-0 flex-1 flex-col items-center gap-1.5 px-1 text-center"
        >
          {index > 0 && (
            <span
              aria-hidden
              className={classNames(
                'absolute end-[calc(50%+1.125rem)] top-3.5 h-px w-[calc(100%-2.25rem)]',
                index <= current ? 'bg-success' : 'bg-line-strong',
              )}
            />
          )}
          <span
            aria-hidden
            className={classNames(
              'flex size-7 items-center justify-center rounded-full text-sm font-semibold tabular',
              index < current && 'bg-success-soft text-success',
              index === current && 'bg-brand text-on-brand',
              index > current && 'bg-surface-3 text-muted',
            )}
          >
            {index < current ? <Check size={15} strokeWidth={3} /> : index + 1}
          </span>
          <span
            className={classNames(
              'text-xs leading-tight text-balance',
              index === current ? 'font-semibold text-ink' : 'text-muted',
            )}
          >
            {step}
            {index < current && <span className="sr-only"> ({t('stepDone')})</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
