import { askPlatform } from '../../data/ask-platform.ts'

/** Fetches a file of the platform as the person who is signed in, and hands it to the browser. Throws when it did not come. */
export async function downloadCsv(path: string, query: Readonly<Record<string, string>>, name: string): Promise<void> {
  const response = await askPlatform(`${path}?${new URLSearchParams(query)}`)
  saveFile(name, await response.blob())
}

/** Hands a file to the browser. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
