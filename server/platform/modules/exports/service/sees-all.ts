import type { Database } from '../../../db/connection.ts'
import type { ExportSource } from '../../../db/export-source.ts'
import type { ExportRow } from '../repository.ts'

/** Whether who asked for a file still sees everybody whose rows it holds, beside having the right to the list. */
export async function seesAll(
  query: Database['query'],
  { merchant_id, operator_id, owners }: ExportRow,
  source: ExportSource,
): Promise<boolean> {
  if (source.owners === undefined) return true
  const seen = await source.owners(query, { merchantId: merchant_id, operatorId: operator_id })
  return owners?.every((owner) => seen.includes(owner)) === true
}
