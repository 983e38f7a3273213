import { useState } from 'react'
import { downloadCSV, useNotify, useTranslate } from 'react-admin'
import { toCsv } from '../../../lib/csv.ts'
import { read } from '../../../providers/server.ts'
import { type ConsoleCodeBatchFragment as Batch, ConsoleCodesDocument } from './codes.generated.ts'

/** As many as the server gives at a time. */
const PAGE_SIZE = 100

/** All codes of a batch as a file, read page by page. */
export function useCodesFile({ id: batchId, name }: Pick<Batch, 'id' | 'name'>) {
  const translate = useTranslate()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const columns = ['code', 'used'].map((source) => ({ source, heading: translate(`codes.columns.${source}`) }))
      downloadCSV(toCsv(columns, await readAll(batchId)), name)
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    }
    setBusy(false)
  }
  return { isBusy, download }
}

async function readAll(batchId: string): Promise<{ code: string; used: number }[]> {
  const rows: { code: string; used: number }[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { codes } = await read(ConsoleCodesDocument, { batchId, page: { page, pageSize: PAGE_SIZE } })
    rows.push(...codes.items)
    last = codes.pageInfo.totalPages
  }
  return rows
}
