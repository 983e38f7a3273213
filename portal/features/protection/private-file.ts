import { requestHeaders } from '../../data/headers.ts'

interface Envelope {
  message?: string
}

/** Reads a file that only its owner may see. */
export async function readPrivateFile(address: string): Promise<Blob> {
  const response = await fetch(address, { headers: requestHeaders() })
  if (!response.ok) throw new Error(((await response.json()) as Envelope).message ?? '')
  return response.blob()
}

/** Saves a file that only its owner may see. */
export async function savePrivateFile(address: string, name: string): Promise<void> {
  const url = URL.createObjectURL(await readPrivateFile(address))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
