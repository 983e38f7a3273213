import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ContractCarry, ContractPeriod, ContractPick } from '../../lib/schema.generated.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { type Column, Sheet } from '../tables/Sheet.tsx'

interface Tier {
  readonly validBet: string
  readonly loss: string
  readonly activeMembers: number
  readonly rate: number
}

interface Props {
  terms: { readonly tiers: readonly Tier[]; readonly pick: ContractPick; readonly carry: ContractCarry }
  period: ContractPeriod
}

/** Terms in words, and their tiers. */
export function TermsView({ terms: { tiers, pick, carry }, period }: Props) {
  const translate = useTranslate()
  const { amount, number, rate: percent } = useFormats()
  const threshold = (text: string) => (Number(text) === 0 ? '–' : amount(text))
  const columns: Column<Tier>[] = [
    { heading: 'contracts.fields.validBet', render: ({ validBet }) => threshold(validBet), isNumber: true },
    { heading: 'contracts.fields.loss', render: ({ loss }) => threshold(loss), isNumber: true },
    { heading: 'contracts.fields.activeMembers', render: (tier) => number(tier.activeMembers), isNumber: true },
    { heading: 'contracts.fields.rate', render: ({ rate }) => <strong>{percent(rate)}</strong>, isNumber: true },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="body2">
        {[`periods.${period}`, `picks.${pick}`, `carrys.${carry}`]
          .map((key) => translate(`contracts.${key}`))
          .join(' · ')}
      </Typography>
      <Sheet name="contracts.tiers" columns={columns} rows={tiers} keyOf={({ rate }) => String(rate)} />
    </Box>
  )
}
