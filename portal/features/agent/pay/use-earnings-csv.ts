import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { useRateFormat } from '../../../kits/contracts/use-rate-format.ts'
import { downloadText, toCsv } from '../../../kits/records/csv.ts'
import type { DaySpan } from '../../../kits/records/days.ts'
import { useStateWords } from './earning-state.tsx'
import { type EarningPartsFragment, EarningsDocument } from './pay.generated.ts'
import type { PayKind } from './pay-kinds.ts'
import { useCsvMoment } from './use-csv-moment.ts'

/** Rows asked for at once, the most there are. */
const pageSize = 100

/** Writes all earnings of a kind and span into a file, amounts as they come over the wire, moments by the clock of the brand. */
export function useEarningsCsv(): (kind: PayKind, span: DaySpan) => Promise<void> {
  const { t } = useTranslation('pay')
  const client = useApolloClient()
  const words = useStateWords()
  const rate = useRateFormat()
  const { timeZone, write } = useCsvMoment()
  return async (kind, span) => {
    const rows: EarningPartsFragment[] = []
    for (let page = 1, totalPages = 1; page <= totalPages; page++) {
      const variables = { filter: { kind, span }, page: { page, pageSize } }
      const { data } = await client.query({ query: EarningsDocument, variables, fetchPolicy: 'no-cache' })
      if (!data) throw new Error('A page of earnings did not come')
      rows.push(...data.earnings.items)
      totalPages = data.earnings.pageInfo.totalPages
    }
    const header = [
      `${t('windowFrom')} (${timeZone})`,
      `${t('windowUntil')} (${timeZone})`,
      ...(
        ['revision', 'validBet', 'loss', 'activeMembers', 'rate', 'gross', 'downlines', 'net', 'amount'] as const
      ).map((name) => t(name)),
      ...(['paid', 'state', 'currency'] as const).map((name) => t(name)),
    ]
    const cells = rows.map((row) => [
      write(row.window.from),
      write(row.window.until),
      String(row.revision),
      row.measures.validBet,
      row.measures.loss,
      String(row.measures.activeMembers),
      row.rate === null ? '' : rate(row.rate),
      row.gross,
      row.downlinesAmount,
      row.net,
      row.amount,
      row.paid,
      words(row),
      row.currency,
    ])
    downloadText(`${t(`kinds.${kind}`)} ${span.from} ${span.to}.csv`, toCsv([header, ...cells]))
  }
}
