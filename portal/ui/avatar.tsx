import { UserRound } from 'lucide-react'
import { useState } from 'react'

/** A picture of a person, `size` pixels; the drawn person when there is none or it fails to load (§8). */
export function Avatar({ source, size = 36 }: { source?: string | null | undefined; size?: number }) {
  const [failedSource, setFailedSource] = useState<string | null>(null)
  const isShown = source && source !== failedSource
  return (
    <span
      style={{ width: size, height: size }}
      className="inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-surface-3 text-muted"
    >
      {isShown ? (
        <img
          src={source}
          alt=""
          width={size}
          height={size}
          onError={() => setFailedSource(source)}
          className="size-full object-cover"
        />
      ) : (
        <UserRound size={Math.round(size * 0.55)} aria-hidden />
      )}
    </span>
  )
}
