import { type ComponentProps, useState } from 'react'
import { classNames } from '../lib/class-names.ts'

export interface PictureProps extends Omit<ComponentProps<'img'>, 'onError'> {
  /** What the picture shows; empty when words beside it say the same. */
  alt: string
  /** The size it is drawn at, so that its place is kept before it comes. */
  width: number
  height: number
}

/** A picture that keeps its place. One that does not come is replaced by its words on a quiet ground, never a broken mark. */
export function Picture({ alt, className, ...image }: PictureProps) {
  const [failedSource, setFailedSource] = useState<string>()
  if (failedSource !== undefined && failedSource === image.src) {
    const quiet = classNames(
      'flex items-center justify-center bg-linear-to-br from-surface-3 to-surface-2 p-4 text-center text-lg font-semibold text-balance text-muted',
      className,
    )
    return <span className={quiet}>{alt}</span>
  }
  return (
    <img
      loading="lazy"
      decoding="async"
      {...image}
      alt={alt}
      onError={() => setFailedSource(image.src)}
      className={className}
    />
  )
}
