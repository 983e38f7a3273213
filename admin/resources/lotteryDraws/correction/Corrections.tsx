import { Box, Typography } from '@mui/material'
import { RecordContextProvider, useTranslate } from 'react-admin'
import { AuditTrail } from '../../../kits/records/AuditTrail.tsx'
import { type Column, Sheet } from '../../../kits/tables/Sheet.tsx'
import { useFormats } from '../../../lib/use-formats.ts'
import type { Correction, DrawDetail } from '../draw.ts'

/** The corrections of a draw, the newest first, and who did what about the last. */
export function Corrections({ draw: { corrections, figures } }: { draw: DrawDetail }) {
  const translate = useTranslate()
  const { amount, moment, number } = useFormats()
  const [last] = corrections
  if (last === undefined) return <Typography>{translate('draws.noCorrections')}</Typography>
  const columns: Column<Correction>[] = [
    { heading: 'desk.kind', render: ({ kind }) => translate(`drawCorrectionKinds.${kind}`) },
    { heading: 'desk.state', render: ({ state }) => translate(`drawCorrectionStates.${state}`) },
    {
      heading: 'draws.askedBy',
      render: ({ askedBy, askedAt, reason }) => <Deed by={askedBy} at={moment(askedAt)} reason={reason} />,
    },
    {
      heading: 'draws.decidedBy',
      render: ({ decidedBy, decidedAt, decisionReason }) =>
        decidedBy === null ? '–' : <Deed by={decidedBy} at={moment(decidedAt)} reason={decisionReason ?? ''} />,
    },
    { heading: 'draws.betCount', render: ({ bets }) => number(bets), isNumber: true },
    {
      heading: 'draws.payoutBefore',
      render: ({ payoutBefore }) => amount(payoutBefore, figures.currency),
      isNumber: true,
    },
    {
      heading: 'draws.payoutAfter',
      render: ({ payoutAfter }) => amount(payoutAfter, figures.currency),
      isNumber: true,
    },
    {
      heading: 'draws.uncollected',
      render: ({ uncollected }) => amount(uncollected, figures.currency),
      isNumber: true,
    },
  ]
  return (
    <>
      <Sheet name="draws.corrections" columns={columns} rows={corrections} keyOf={({ id }) => id} />
      <RecordContextProvider value={last}>
        <AuditTrail subjectKind="DRAW_CORRECTION" />
      </RecordContextProvider>
    </>
  )
}

/** Who did it and when, and below it why. */
function Deed({ by, at, reason }: { by: string; at: string; reason: string }) {
  return (
    <Box sx={{ minWidth: { sm: 180 } }}>
      {by} · {at}
      <Typography
        component="span"
        variant="body2"
        color="textSecondary"
        sx={{ display: 'block', overflowWrap: 'anywhere' }}
      >
        {reason}
      </Typography>
    </Box>
  )
}
