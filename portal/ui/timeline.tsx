import { Check, Circle, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

export interface TimelineStep {
  key: string
  title: string
  /** When it happened, as words. */
  time?: string | undefined
  note?: ReactNode
  state: 'done' | 'current' | 'upcoming' | 'failed'
}

const marks = {
  done: 'bg-success-soft text-success',
  current: 'bg-brand text-on-brand',
  upcoming: 'bg-surface-3 text-faint',
  failed: 'bg-danger-soft text-danger',
}

/** The states of a deposit or withdrawal one under the other, with their times. */
export function Timeline({ steps, label }: { steps: readonly TimelineStep[]; label: string }) {
  return (
    <ol aria-label={label} className="flex flex-col">
      {steps.map((step, index) => (
        <li
          key={step.key}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="relative flex gap-3 pb-5 last:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden
              className={classNames(
                'absolute start-3 top-6 bottom-0 w-px',
                step.state === 'done' ? 'bg-success' : 'bg-line',
              )}
            />
          )}
          <span
            aria-hidden
            className={classNames('flex size-6 shrink-0 items-center justify-center rounded-full', marks[step.state])}
          >
            {step.state === 'done' && <Check size={14} strokeWidth={3} />}
            {step.state === 'failed' && <X size={14} strokeWidth={3} />}
            {(step.state === 'current' || step.state === 'upcoming') && <Circle size={8} fill="currentColor" />}
          </span>
          <div className="min-w-0 flex-1">
            <p className={classNames('text-sm font-semibold', step.state === 'upcoming' ? 'text-faint' : 'text-ink')}>
              {step.title}
            </p>
            {step.time && <p className="text-xs text-faint tabular">{step.time}</p>}
            {step.note && <div className="mt-1 text-sm text-muted">{step.note}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
