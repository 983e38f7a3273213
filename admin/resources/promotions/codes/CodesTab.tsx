import { Box, Button } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { ActionButton } from '../../../kits/decisions/ActionButton.tsx'
import { PagedSheet } from '../../../kits/tables/PagedSheet.tsx'
import type { Column } from '../../../kits/tables/Sheet.tsx'
import { useFormats } from '../../../lib/use-formats.ts'
import { mayDo } from '../../../providers/auth-provider.ts'
import { change, read } from '../../../providers/server.ts'
import type { ConsolePromotionFragment as Promotion } from '../promotions.generated.ts'
import {
  type ConsoleCodeBatchFragment as Batch,
  ConsoleCodeBatchesDocument,
  VoidCodeBatchDocument,
} from './codes.generated.ts'
import { NewBatch } from './NewBatch.tsx'
import { useCodesFile } from './use-codes-file.ts'

/** Codes of a promotion by the batch: what was made, how much of it was used, the codes themselves, and an end to them. */
export function CodesTab() {
  const promotion = useRecordContext<Promotion>()
  const [page, setPage] = useState(1)
  const promotionId = promotion?.id ?? ''
  const query = useQuery({
    queryKey: ['promotions', promotionId, 'codes', page],
    queryFn: async () =>
      (await read(ConsoleCodeBatchesDocument, { promotionId, page: { page, pageSize: 25 } })).batches,
    placeholderData: keepPreviousData,
    enabled: promotionId !== '',
  })
  const columns = useColumns(() => query.refetch())
  if (promotion === undefined) return null
  const mayMake = promotion.state !== 'CLOSED' && mayDo('promotions', 'edit')
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {mayMake && <NewBatch promotionId={promotionId} onDone={() => query.refetch()} />}
      <PagedSheet
        name="codes.batches"
        empty="codes.none"
        keyOf={({ id }) => id}
        query={query}
        page={page}
        onPage={setPage}
        columns={columns}
      />
    </Box>
  )
}

function useColumns(onDone: () => unknown): Column<Batch>[] {
  const translate = useTranslate()
  const { moment, number } = useFormats()
  const stateOf = ({ voidedAt, voidedBy, expiresAt }: Batch) => {
    if (voidedAt !== null) return translate('codes.voided', { at: moment(voidedAt), by: voidedBy ?? '' })
    return expiresAt === null ? translate('codes.noEnd') : translate('codes.until', { at: moment(expiresAt) })
  }
  return [
    { heading: 'codes.name', render: ({ name }) => name },
    { heading: 'codes.number', render: (row) => number(row.number), isNumber: true },
    {
      heading: 'codes.used',
      render: ({ used, number: codes, usesPerCode }) => `${number(used)} / ${number(codes * usesPerCode)}`,
      isNumber: true,
    },
    { heading: 'codes.state', render: stateOf },
    { heading: 'codes.made', render: ({ createdAt, createdBy }) => `${moment(createdAt)} · ${createdBy}` },
    { heading: 'codes.deeds', render: (batch) => <Deeds batch={batch} onDone={onDone} /> },
  ]
}

function Deeds({ batch, onDone }: { batch: Batch; onDone: () => unknown }) {
  const translate = useTranslate()
  const { isBusy, download } = useCodesFile(batch)
  if (!mayDo('promotions', 'edit')) return null
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Button size="small" onClick={download} disabled={isBusy}>
        {translate('codes.download')}
      </Button>
      {batch.voidedAt === null && (
        <ActionButton
          label="codes.void"
          about={batch.name}
          effects={['codes.effectVoid']}
          run={async (reason) => {
            await change(VoidCodeBatchDocument, { input: { id: batch.id, reason } })
            onDone()
          }}
          isDangerous
        />
      )}
    </Box>
  )
}
