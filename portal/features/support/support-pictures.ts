import { useEffect, useState } from 'react'
import { askPlatform } from '../../data/ask-platform.ts'

const address = '/wps/support/conversation/pictures'

/** Sends a picture into the conversation. Throws with the server's sentence, or an empty one. */
export async function sendSupportPicture(secret: string, clientId: string, file: File): Promise<void> {
  const body = new FormData()
  body.append('file', file)
  await askPlatform(`${address}?clientId=${clientId}`, { method: 'POST', body, headers: { 'support-secret': secret } })
}

/** A picture of the conversation for this page; undefined until it is there, null where it cannot be read. */
export function useSupportPicture(secret: string, number: number): string | null | undefined {
  const [picture, setPicture] = useState<string | null>()
  useEffect(() => {
    let url: string | undefined
    let isCurrent = true
    askPlatform(`${address}/${number}`, { headers: { 'support-secret': secret } })
      .then((answer) => answer.blob())
      .then(
        (blob) => {
          if (!isCurrent) return
          url = URL.createObjectURL(blob)
          setPicture(url)
        },
        () => isCurrent && setPicture(null),
      )
    return () => {
      isCurrent = false
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [secret, number])
  return picture
}
