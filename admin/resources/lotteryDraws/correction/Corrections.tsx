import { Typography } from '@mui/material'
import { RecordContextProvider, useTranslate } from 'react-admin'
import { AuditTrail } from '../../../layout/AuditTrail.tsx'
import { type Column, Sheet } from '../../../layout/Sheet.tsx'
import { useFormats } from '../../../lib/use-formats.ts'
import type { Correction, DrawDetail } from '../draw.ts'

/** The corrections of a draw, the newest first, and who did what about the last. */
export function Corrections({ draw: { corrections } }: { draw: DrawDetail }) {
  const translate = useTranslate()
  const { amount, moment, number } = useFormats()
  const [last] = corrections
  if (last === undefined) return <Typography>{translate('draws.noCorrections')}</Typography>
  const columns: Column<Correction>[] = [
    { heading: 'desk.kind', render: ({ kind }) => translate(`drawCorrectionKinds.${kind}`) },
    { heading: 'desk.state', render: ({ state }) => translate(`drawCorrectionStates.${state}`) },
    { heading: 'desk.reason', render: ({ reason }) => reason },
    { heading: 'draws.askedBy', render: ({ askedBy, askedAt }) => `${askedBy} · ${moment(askedAt)}` },
    {
      heading: 'draws.decidedBy',
      render: ({ decidedBy, decidedAt }) => (decidedBy === null ? '–' : `${decidedBy} · ${moment(decidedAt)}`),
    },
    { heading: 'draws.decisionReason', render: ({ decisionReason }) => decisionReason ?? '–' },
    { heading: 'draws.betCount', render: ({ bets }) => number(bets), isNumber: true },
    { heading: 'draws.payoutBefore', render: ({ payoutBefore }) => amount(payoutBefore), isNumber: true },
    { heading: 'draws.payoutAfter', render: ({ payoutAfter }) => amount(payoutAfter), isNumber: true },
    { heading: 'draws.uncollected', render: ({ uncollected }) => amount(uncollected), isNumber: true },
  ]
  return (
    <>
      <Sheet
        name="draws.corrections"
        columns={columns}
        rows={corrections}
        keyOf={({ id }) => id}
        error={null}
        onRetry={() => undefined}
      />
      <RecordContextProvider value={last}>
        <AuditTrail subjectKind="lotteryCorrections" />
      </RecordContextProvider>
    </>
  )
}
