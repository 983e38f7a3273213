import { askPlatform } from './ask-platform.ts'

/** Sends a picture to an address of the platform and gives back its answer. Throws with the server's sentence, or an empty one. */
export async function sendPicture<Value>(address: string, file: File): Promise<Value> {
  const form = new FormData()
  form.append('file', file)
  const { value } = (await (await askPlatform(address, { method: 'POST', body: form })).json()) as { value: Value }
  return value
}

/** Sends a proof and gives back what it is called at the house. Throws as `sendPicture`. */
export const sendFile = (file: File) => sendPicture<{ id: string; url: string }>('/wps/files', file)
