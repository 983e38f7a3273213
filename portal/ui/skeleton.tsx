import type { CSSProperties } from 'react'
import { classNames } from '../lib/class-names.ts'

/**
 * A grey shape as large as what will stand there. Give it its size by class (`h-6 w-40`, `aspect-square`). It breathes: the
 * compositor draws that, while a gleam that runs across was the page's work in every frame, also far below the screen.
 */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return (
    <div
      aria-hidden
      style={style}
      className={classNames('animate-[breathe_1.6s_ease-in-out_infinite] rounded-md bg-surface-3', className)}
    />
  )
}
