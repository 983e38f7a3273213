import { Box, FormControlLabel, MenuItem, Switch, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { TextLink } from '../../fields/TextLink.tsx'
import { PagedSheet } from '../../kits/tables/PagedSheet.tsx'
import type { Column } from '../../kits/tables/Sheet.tsx'
import { useWindowFormat } from '../../kits/windows/use-window-format.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { read } from '../../providers/server.ts'
import {
  ConsoleSettlementEarningsDocument,
  type ConsoleEarningFragment as Earning,
  type ConsoleSettlementFragment as Settlement,
} from './settlements.generated.ts'

const STATES = ['UNAPPROVED', 'DUE', 'INSUFFICIENT', 'PART_PAID', 'PAID', 'DENIED', 'NOTHING'] as const
const REASONS = [
  'UPLINE_WITHOUT_CONTRACT',
  'BETTER_THAN_UPLINE',
  'UPLINE_NOT_REACHED',
  'LINE_MOVED',
  'PAYEE_CLOSED',
] as const

interface Filter {
  state: (typeof STATES)[number] | ''
  skipReason: (typeof REASONS)[number] | ''
  account: string
  isCorrection: boolean
}

/** What a settlement pays, in the order in which it is paid. */
export function SettlementEarnings() {
  const record = useRecordContext<Settlement>()
  const [page, setPage] = useState(1)
  const [filter, setFilter] = useState<Filter>({ state: '', skipReason: '', account: '', isCorrection: false })
  const columns = useColumns()
  const id = record?.id ?? ''
  const wanted = {
    ...(filter.state && { state: filter.state }),
    ...(filter.skipReason && { skipReason: filter.skipReason }),
    ...(filter.account.trim() && { account: filter.account.trim() }),
    ...(filter.isCorrection && { isCorrection: true }),
  }
  const query = useQuery({
    // What was decided about the settlement changed its earnings too.
    queryKey: ['settlements', 'earnings', id, record?.changedAt, page, wanted],
    queryFn: async () =>
      (await read(ConsoleSettlementEarningsDocument, { id, page: { page, pageSize: 25 }, filter: wanted })).settlement
        ?.earnings ?? { items: [], pageInfo: { totalPages: 1 } },
    enabled: id !== '',
  })
  const change = (part: Partial<Filter>) => {
    setFilter({ ...filter, ...part })
    setPage(1)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Filters filter={filter} onChange={change} />
      <PagedSheet<Earning>
        name="settlements.earnings"
        columns={columns}
        keyOf={(row) => row.id}
        query={query}
        page={page}
        onPage={setPage}
      />
    </Box>
  )
}

function Filters({ filter, onChange }: { filter: Filter; onChange(part: Partial<Filter>): void }) {
  const translate = useTranslate()
  const size = { minWidth: 200, flex: '1 1 200px', maxWidth: 320 }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <TextField
        select
        label={translate('settlements.state')}
        value={filter.state}
        onChange={(event) => onChange({ state: event.target.value as Filter['state'] })}
        sx={size}
      >
        <MenuItem value="">{translate('settlements.anyState')}</MenuItem>
        {STATES.map((state) => (
          <MenuItem key={state} value={state}>
            {translate(`earningStates.${state}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={translate('settlements.reason')}
        value={filter.skipReason}
        onChange={(event) => onChange({ skipReason: event.target.value as Filter['skipReason'] })}
        sx={size}
      >
        <MenuItem value="">{translate('settlements.anyReason')}</MenuItem>
        {REASONS.map((reason) => (
          <MenuItem key={reason} value={reason}>
            {translate(`skipReasons.${reason}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={translate('settlements.account')}
        value={filter.account}
        onChange={(event) => onChange({ account: event.target.value })}
        sx={size}
      />
      <FormControlLabel
        control={
          <Switch
            checked={filter.isCorrection}
            onChange={(event) => onChange({ isCorrection: event.target.checked })}
          />
        }
        label={translate('settlements.onlyCorrections')}
      />
    </Box>
  )
}

function useColumns(): Column<Earning>[] {
  const translate = useTranslate()
  const { amount } = useFormats()
  const windowBound = useWindowFormat()
  const stateOf = ({ state, skipReason }: Earning) =>
    skipReason === null ? translate(`earningStates.${state}`) : translate(`skipReasons.${skipReason}`)
  return [
    {
      heading: 'settlements.payee',
      render: ({ payeeId, payeeAccount }) => <TextLink to={`/members/${payeeId}/show`}>{payeeAccount}</TextLink>,
    },
    { heading: 'settlements.payer', render: ({ payerAccount }) => payerAccount ?? translate('settlements.platform') },
    {
      heading: 'settlements.window',
      render: ({ from, revision }) =>
        revision === 0
          ? windowBound(from)
          : `${windowBound(from)} · ${translate('settlements.correction', { number: revision })}`,
    },
    { heading: 'settlements.gross', render: (row) => amount(row.gross, row.currency), isNumber: true },
    { heading: 'settlements.downlines', render: (row) => amount(row.downlines, row.currency), isNumber: true },
    {
      heading: 'settlements.amount',
      render: (row) => amount(row.amount, row.currency),
      isNumber: true,
    },
    { heading: 'settlements.paid', render: (row) => amount(row.paid, row.currency), isNumber: true },
    { heading: 'settlements.state', render: stateOf },
  ]
}
