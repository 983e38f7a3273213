import { type ComponentProps, createContext, useContext, useState } from 'react'
import { classNames } from '../lib/class-names.ts'

export interface PictureProps extends Omit<ComponentProps<'img'>, 'onError'> {
  /** What the picture shows; empty when words beside it say the same. */
  alt: string
  /** The size it is drawn at, so that its place is kept before it comes. */
  width: number
  height: number
}

/** Content networks of the brand that pictures may come from, given by whoever knows the brand; none: the own host. */
export const PictureNetworks = createContext<readonly string[]>([])

/** Artwork that every network has; uploaded files and pictures of the moment come from the own host. */
const artwork = '/wps/artwork/'

/** Each picture takes one of the networks at random (§9), and the own host when that one does not have it. */
function useNetworkAddress(source: string | undefined, isEager: boolean) {
  const networks = useContext(PictureNetworks)
  const [chance] = useState(Math.random)
  const [hasFailed, setHasFailed] = useState(false)
  const network = networks[Math.floor(chance * networks.length)]
  // What is fetched before all else is known to the first page by its address at the own host.
  const isOwn = network === undefined || hasFailed || isEager || !source?.startsWith(artwork)
  return { address: isOwn ? source : network + source, isOwn, giveUp: () => setHasFailed(true) }
}

/** A picture that keeps its place. One that does not come is replaced by its words on a quiet ground, never a broken mark. */
export function Picture({ alt, className, ...image }: PictureProps) {
  const [failedSource, setFailedSource] = useState<string>()
  const { address, isOwn, giveUp } = useNetworkAddress(image.src, image.loading === 'eager')
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
      src={address}
      alt={alt}
      onError={() => (isOwn ? setFailedSource(image.src) : giveUp())}
      className={className}
    />
  )
}
