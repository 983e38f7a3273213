import { callHeaders } from './session.ts'

interface Envelope {
  success: boolean
  message?: string
  value?: { url: string }
}

/** Sends a picture to the server and returns the address it has there. Throws with the server's sentence. */
export async function uploadPicture(file: File): Promise<string> {
  const form = new FormData()
  form.append('file', file)
  const response = await fetch('/wps/files', { method: 'POST', headers: callHeaders(), body: form })
  const { success, message, value } = (await response.json()) as Envelope
  if (!success || value === undefined) throw new Error(message ?? '')
  return value.url
}
