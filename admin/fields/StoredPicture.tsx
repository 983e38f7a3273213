import { Skeleton } from '@mui/material'
import { type CSSProperties, useEffect, useState } from 'react'
import { callHeaders } from '../providers/session.ts'

interface Props {
  url: string
  alt: string
  style?: CSSProperties
}

/** What people upload belongs to one brand and often to one person; artwork is everybody's. */
const UPLOADS = ['/wps/files/', '/wps/member/icons/', '/wps/admin/support/']

/** A picture of the brand. Pictures that are not published yet are only given to those who say who they are. */
export function StoredPicture({ url, alt, style }: Props) {
  const address = useReadable(url)
  if (address === undefined)
    return <Skeleton variant="rectangular" style={{ ...style, height: style?.height ?? '100%' }} />
  return <img src={address} alt={alt} style={style} onLoad={() => release(address)} onError={() => release(address)} />
}

/** Once it is drawn or given up: sooner, as when its page is left, the browser would still be reading it and complain. */
function release(address: string): void {
  if (address.startsWith('blob:')) URL.revokeObjectURL(address)
}

function useReadable(url: string): string | undefined {
  const isUpload = UPLOADS.some((folder) => url.startsWith(folder))
  const [address, setAddress] = useState<string>()

  useEffect(() => {
    if (!isUpload) return
    const abort = new AbortController()
    fetch(url, { headers: callHeaders(), signal: abort.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`${url} answers ${response.status}`)
        setAddress(URL.createObjectURL(await response.blob()))
      })
      .catch(() => {
        // The browser then shows the alternative text at the place of the picture.
        if (!abort.signal.aborted) setAddress(url)
      })
    return () => abort.abort()
  }, [url, isUpload])

  return isUpload ? address : url
}
