import i18next from 'i18next'
import { merchantCode, sessionToken } from '../../session/session.ts'

interface Envelope {
  success: boolean
  message?: string
  value?: { url: string }
}

/** Sends a picture (png or jpg, 5 MB) and gives back the address it has at the house. Throws with the server's sentence. */
export async function uploadProof(file: File): Promise<string> {
  const form = new FormData()
  form.append('file', file)
  const merchant = merchantCode()
  const response = await fetch('/wps/files', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${sessionToken() ?? ''}`,
      'accept-language': i18next.language,
      ...(merchant && { merchant }),
    },
    body: form,
  })
  const { success, message, value } = (await response.json()) as Envelope
  if (!success || value === undefined) throw new Error(message ?? '')
  return value.url
}
