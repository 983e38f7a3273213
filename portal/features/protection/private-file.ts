import { askPlatform } from '../../data/ask-platform.ts'

/** Reads a file that only its owner may see. */
export const readPrivateFile = async (address: string): Promise<Blob> => (await askPlatform(address)).blob()

/** Saves a file that only its owner may see. */
export async function savePrivateFile(address: string, name: string): Promise<void> {
  const url = URL.createObjectURL(await readPrivateFile(address))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
