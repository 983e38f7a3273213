import { Alert, Box, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { isWaiting } from './ClaimState.tsx'
import type { ConsolePromotionClaimFragment as Claim } from './promotionClaims.generated.ts'

type Signal = Claim['signals'][number]

/** That a claim looks like abuse, by what is most telling, and how much else there is. */
export function SignalChip({ signals }: Pick<Claim, 'signals'>) {
  const translate = useTranslate()
  const kinds = [...new Set(signals.map(({ kind }) => kind))]
  const [first] = kinds
  if (first === undefined) return <>–</>
  const word = translate(`claimSignals.${first}`)
  return <StateChip label={kinds.length === 1 ? word : `${word} +${kinds.length - 1}`} tone="error" />
}

/** What makes the claim look like abuse: what, with whom, and since when it is known. */
export function Signals() {
  const claim = useRecordContext<Claim>()
  const translate = useTranslate()
  const { moment } = useFormats()
  if (claim === undefined || claim.signals.length === 0) return null
  const isHeld = isWaiting(claim) && claim.terms.approval === 'AUTOMATIC'
  const columns: Column<Signal>[] = [
    { heading: 'promotionClaims.signal', render: ({ kind }) => translate(`claimSignals.${kind}`) },
    {
      heading: 'promotionClaims.signalWith',
      render: ({ otherId, otherAccount }) =>
        otherId === null ? (
          translate('promotionClaims.signalAlone')
        ) : (
          <TextLink to={`/members/${otherId}/show/origins`} look="strong">
            {otherAccount}
          </TextLink>
        ),
    },
    {
      heading: 'promotionClaims.signalDetail',
      render: ({ kind, detail }) =>
        kind === 'MIRRORED_STAKES' ? translate('promotionClaims.mirrored', { of: detail.replace('/', ' / ') }) : detail,
    },
    { heading: 'promotionClaims.signalAt', render: ({ foundAt }) => moment(foundAt) },
  ]
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h2">{translate('promotionClaims.signals')}</Typography>
      {isHeld && <Alert severity="warning">{translate('promotionClaims.held')}</Alert>}
      <Sheet
        name="promotionClaims.signals"
        columns={columns}
        rows={claim.signals}
        keyOf={({ kind, otherId }) => `${kind} ${otherId}`}
      />
    </Box>
  )
}
