import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What the button does, for screen readers and as a tip. */
  label: string
  icon: ReactNode
  /** A count on the corner; nothing is shown for 0. */
  count?: number
}

/** A square button of 44 px that is only an icon. */
export function IconButton({ label, icon, count = 0, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={count > 0 ? `${label} (${count})` : label}
      title={label}
      {...rest}
      className={classNames(
        'relative inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted hover-quiet',
        className,
      )}
    >
      {icon}
      {count > 0 && (
        <span
          aria-hidden
          className="absolute end-0.5 top-0.5 min-w-4 rounded-full bg-danger-solid px-1 text-center text-xs font-semibold text-on-danger tabular"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  )
}
