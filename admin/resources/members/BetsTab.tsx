import { Box, Button, TextField } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Choice } from '../../inputs/Choice.tsx'
import { gameTypes } from '../../inputs/choices.ts'
import { Days, momentsOf, noSpan } from '../../inputs/Days.tsx'
import { PagedSheet } from '../../kits/tables/PagedSheet.tsx'
import type { Column } from '../../kits/tables/Sheet.tsx'
import { betEnd } from '../../lib/bet-end.ts'
import type { BetState, GameType } from '../../lib/schema.generated.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { useVendorName } from '../../lib/use-vendor-name.ts'
import { readOfMember } from '../../providers/server.ts'
import { BetDialog } from './BetDialog.tsx'
import { type ConsoleBetFragment, ConsoleMemberBetsDocument } from './memberDesk.generated.ts'
import { useMemberId } from './use-member-id.ts'

const nothing = { gameType: '' as GameType | '', state: '' as BetState | '', vendorCode: '', span: noSpan }

const betStates = ['OPEN', 'SETTLED', 'VOID'] as const

/** Bets of the member with their filters; each opens to its movements and the round. */
export function BetsTab() {
  const memberId = useMemberId()
  const translate = useTranslate()
  const vendorName = useVendorName()
  const { moment, amount } = useFormats()
  const [wish, setWish] = useState(nothing)
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<string>()
  const filter = {
    ...(wish.gameType !== '' && { gameType: wish.gameType }),
    ...(wish.state !== '' && { state: wish.state }),
    ...(wish.vendorCode !== '' && { vendorCode: wish.vendorCode.toUpperCase() }),
    ...momentsOf(wish.span),
  }
  const query = useQuery({
    queryKey: ['memberDesk', memberId, 'bets', filter, page],
    queryFn: () => readOfMember(ConsoleMemberBetsDocument, { memberId, filter, page: { page, pageSize: 25 } }),
    placeholderData: keepPreviousData,
  })
  const narrow = (change: Partial<typeof nothing>) => {
    setWish({ ...wish, ...change })
    setPage(1)
  }
  const money = (text: string, { currency }: ConsoleBetFragment) => amount(text, currency)
  const columns: Column<ConsoleBetFragment>[] = [
    { heading: 'desk.at', render: ({ placedAt }) => moment(placedAt) },
    { heading: 'desk.game', render: (bet) => `${bet.gameName} · ${vendorName(bet.vendorCode, bet.vendorName)}` },
    { heading: 'desk.category', render: ({ gameType }) => translate(`gameTypes.${gameType}`) },
    { heading: 'desk.state', render: (bet) => translate(`betStates.${betEnd(bet)}`) },
    { heading: 'desk.stake', render: (bet) => money(bet.stake, bet), isNumber: true },
    { heading: 'desk.payout', render: (bet) => money(bet.payout, bet), isNumber: true },
    { heading: 'desk.profit', render: (bet) => money(bet.profit, bet), isNumber: true },
    {
      heading: 'audit.details',
      render: ({ id, round }) => (
        <Button size="small" onClick={() => setOpen(id)} aria-label={`${translate('audit.details')}: ${round}`}>
          {translate('audit.details')}
        </Button>
      ),
    },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', columnGap: 1, rowGap: 2, flexWrap: 'wrap' }}>
        <Choice
          label="desk.category"
          value={wish.gameType}
          values={gameTypes}
          words="gameTypes"
          onChange={(gameType) => narrow({ gameType })}
        />
        <Choice
          label="desk.state"
          value={wish.state}
          values={betStates}
          words="betStates"
          onChange={(state) => narrow({ state })}
        />
        <TextField
          size="small"
          margin="none"
          fullWidth={false}
          label={translate('desk.vendor')}
          value={wish.vendorCode}
          onChange={(event) => narrow({ vendorCode: event.target.value.trim() })}
        />
        <Days value={wish.span} onChange={(span) => narrow({ span })} />
      </Box>
      <PagedSheet
        name="desk.bets"
        columns={columns}
        keyOf={({ id }) => id}
        query={query}
        page={page}
        onPage={setPage}
      />
      {open !== undefined && <BetDialog memberId={memberId} id={open} onClose={() => setOpen(undefined)} />}
    </Box>
  )
}
