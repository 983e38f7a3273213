import type { LucideIcon } from 'lucide-react'
import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

export interface EmptyStateProps {
  /** One sentence: what is not here. */
  title: string
  /** What the person could do about it. */
  hint?: string
  /** The next step, as a button or link. */
  action?: ReactNode
  icon?: LucideIcon
  className?: string
}

/** The empty face of a list: a sentence and the next step. */
export function EmptyState({ title, hint, action, icon: Icon = Inbox, className }: EmptyStateProps) {
  return (
    <div className={classNames('flex flex-col items-center gap-2 px-4 py-12 text-center', className)}>
      <span className="mb-2 flex size-14 items-center justify-center rounded-full bg-surface-2 text-faint">
        <Icon size={26} aria-hidden />
      </span>
      <p className="font-semibold text-ink">{title}</p>
      {hint && <p className="max-w-96 text-sm text-muted">{hint}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
