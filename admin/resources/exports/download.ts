import { callHeaders } from '../../providers/session.ts'

const NAME = /filename="([^"]+)"/

/** Fetches the file of an export with the operator's session and hands it to the browser. Throws where there is none. */
export async function downloadExport(id: string): Promise<void> {
  const response = await fetch(`/wps/admin/exports/${id}/file`, { headers: callHeaders() })
  if (!response.ok) throw new Error(`The file was answered with ${response.status}`)
  const name = NAME.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? id
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
