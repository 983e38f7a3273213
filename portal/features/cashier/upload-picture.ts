import { requestHeaders } from '../../data/headers.ts'

interface Envelope {
  success: boolean
  message?: string
  value?: { id: string }
}

/** Sends a picture to the server and returns its id there. Throws with the server's sentence, or an empty one. */
export async function uploadPicture(file: File): Promise<string> {
  const form = new FormData()
  form.append('file', file)
  const response = await fetch('/wps/files', { method: 'POST', headers: requestHeaders(), body: form })
  const { success, message, value } = (await response.json()) as Envelope
  if (!success || value === undefined) throw new Error(message ?? '')
  return value.id
}
