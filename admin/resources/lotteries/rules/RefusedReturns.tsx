import type { Family } from '@croupier/lottery/core/family.ts'
import { Alert } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { percentText } from './percent-text.ts'
import { useTicketName } from './use-ticket-name.ts'

interface Props {
  family: Family
  /** What is wrong with them. */
  sentence: string
  /** Key of the words for one of them, with `name` and `rate`. */
  line: 'lotteryRules.lowTicket' | 'lotteryRules.highTicket'
  tickets: readonly { readonly playType: string; readonly ticket?: string | null | undefined; readonly rate: number }[]
}

/** The most that are named; the rest is counted. */
const NAMED = 8

/** Tickets that return too little or too much, each with its figure; nothing when there is none. */
export function RefusedReturns({ family, sentence, line, tickets }: Props) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const nameOf = useTicketName(family)
  if (tickets.length === 0) return null
  return (
    <Alert severity="error" role="alert">
      {sentence}
      <ul style={{ margin: '4px 0 0', paddingLeft: 20 }}>
        {tickets.slice(0, NAMED).map(({ playType, ticket, rate }) => (
          <li key={`${playType} ${ticket}`}>
            {translate(line, { name: nameOf(playType, ticket), rate: percentText(rate, language) })}
          </li>
        ))}
      </ul>
      {tickets.length > NAMED && translate('lotteryRules.moreLow', { count: tickets.length - NAMED })}
    </Alert>
  )
}
