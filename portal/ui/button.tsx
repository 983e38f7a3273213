import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import { Spinner } from './spinner.tsx'
import { swallow } from './swallow.ts'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'border border-line-strong bg-transparent text-ink hover:bg-surface-3',
  quiet: 'text-muted hover-quiet',
  danger: 'bg-danger-solid text-on-danger hover:brightness-110',
}

const sizes: Record<ButtonSize, string> = {
  small: 'h-9 px-3 text-sm gap-1.5',
  medium: 'h-11 px-4 text-sm gap-2',
  large: 'h-12 px-6 text-base gap-2',
}

/** The classes of a button, for links that look like one. */
export function buttonClass(kind: ButtonKind = 'primary', size: ButtonSize = 'medium', wide = false): string {
  return classNames(
    'inline-flex shrink-0 items-center justify-center rounded-md font-semibold whitespace-nowrap select-none',
    'transition-colors duration-(--duration-quick) aria-disabled:opacity-55',
    kinds[kind],
    sizes[size],
    wide && 'w-full',
  )
}

export interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind
  size?: ButtonSize
  /** Fills the width of its box. */
  wide?: boolean
  /** While true the button does nothing and turns a spinner; its words stay, so its width does not jump. */
  busy?: boolean
  icon?: ReactNode
}

/**
 * A button with words. `type` is `button` unless said otherwise. A disabled one keeps the focus, which the browser would drop
 * to the page behind when the very button that was pressed goes dead; it swallows the press, also that of Enter in a field.
 */
export function Button({
  kind,
  size,
  wide,
  busy = false,
  icon,
  className,
  children,
  disabled = false,
  onClick,
  ...rest
}: ButtonProps) {
  const isDead = disabled || busy
  return (
    <button
      type="button"
      {...rest}
      onClick={isDead ? swallow : onClick}
      aria-disabled={isDead || undefined}
      aria-busy={busy || undefined}
      className={classNames(buttonClass(kind, size, wide), className)}
    >
      {busy ? <Spinner size={16} /> : icon}
      {children}
    </button>
  )
}
