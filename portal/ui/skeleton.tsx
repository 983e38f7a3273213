import type { CSSProperties } from 'react'
import { classNames } from '../lib/class-names.ts'

/** A grey shape as large as what will stand there. Give it its size by class (`h-6 w-40`, `aspect-square`). */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return (
    <div
      aria-hidden
      style={style}
      className={classNames(
        'animate-[shimmer_1.6s_linear_infinite] rounded-md bg-[length:200%_100%]',
        'bg-linear-to-r from-surface-2 via-surface-3 to-surface-2',
        className,
      )}
    />
  )
}
