import { useEffect, useState } from 'react'
import { askPlatform } from '../../data/ask-platform.ts'
import { classNames } from '../../lib/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

/** A picture that only the signed-in member may see, read in the member's name; opened in full by a press. */
export function PrivatePicture({ address, alt }: { address: string; alt: string }) {
  const [source, setSource] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let url: string | undefined
    let isGone = false
    askPlatform(address, {})
      .then((response) => response.blob())
      .then((picture) => {
        if (isGone) return
        url = URL.createObjectURL(picture)
        setSource(url)
      })
      // What stands for it says what it would show.
      .catch(() => setFailed(true))
    return () => {
      isGone = true
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [address])
  const size = 'size-20 rounded-md border border-line'
  if (hasFailed)
    return (
      <span
        className={classNames(size, 'flex items-center justify-center bg-surface-2 p-1 text-center text-xs text-muted')}
      >
        {alt}
      </span>
    )
  if (source === undefined) return <Skeleton className="size-20" />
  return (
    <a href={source} target="_blank" rel="noreferrer" aria-label={alt}>
      <img src={source} alt="" className={classNames(size, 'object-cover')} />
    </a>
  )
}
