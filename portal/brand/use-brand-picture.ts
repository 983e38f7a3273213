import { useEffect, useState } from 'react'
import { requestHeaders } from '../data/headers.ts'
import { merchantCode } from '../data/session-token.ts'

/**
 * Where the browser finds a picture of the brand. Where the host does not tell the brand it is read with the headers that do,
 * since a picture of one brand does not exist for another; null while it is on its way.
 */
export function useBrandPicture(address: string | null | undefined): string | null {
  const [read, setRead] = useState<{ address: string; url: string }>()
  const isToRead = Boolean(address) && merchantCode() !== null

  useEffect(() => {
    if (!address || !isToRead) return
    const abort = new AbortController()
    let url: string | undefined
    fetch(address, { headers: requestHeaders(), signal: abort.signal })
      .then(async (response) => {
        const picture = response.ok ? await response.blob() : undefined
        if (abort.signal.aborted) return
        url = picture && URL.createObjectURL(picture)
        setRead({ address, url: url ?? address })
      })
      .catch(() => {
        // The browser then tries by itself, and shows what stands for a picture that failed.
        if (!abort.signal.aborted) setRead({ address, url: address })
      })
    return () => {
      abort.abort()
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [address, isToRead])

  if (!isToRead) return address ?? null
  return read !== undefined && read.address === address ? read.url : null
}
