import type { Family } from '@croupier/lottery/core/family.ts'
import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import { percentText } from './percent-text.ts'
import { useTicketName } from './use-ticket-name.ts'

interface Props {
  family: Family
  low: readonly { readonly playType: string; readonly ticket?: string | null | undefined; readonly rate: number }[]
  floor: number
}

/** The most that are named; the rest is counted. */
const NAMED = 8

/** The tickets that return less than the floor, each with its figure; nothing when there is none. */
export function LowReturns({ family, low, floor }: Props) {
  const translate = useTranslate()
  const nameOf = useTicketName(family)
  if (low.length === 0) return null
  return (
    <Alert severity="error" role="alert">
      {translate('lotteryRules.tooLow', { count: low.length, floor: percentText(floor) })}
      <ul style={{ margin: '4px 0 0', paddingLeft: 20 }}>
        {low.slice(0, NAMED).map(({ playType, ticket, rate }) => (
          <li key={`${playType} ${ticket}`}>
            {translate('lotteryRules.lowTicket', { name: nameOf(playType, ticket), rate: percentText(rate) })}
          </li>
        ))}
      </ul>
      {low.length > NAMED && translate('lotteryRules.moreLow', { count: low.length - NAMED })}
    </Alert>
  )
}
