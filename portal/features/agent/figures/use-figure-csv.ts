import { useTranslation } from 'react-i18next'
import { downloadText, toCsv } from '../../../kits/records/csv.ts'
import type { DaySpan } from '../../../kits/records/days.ts'
import type { FigureLine } from './figure-line.ts'

const columns = ['bets', 'stake', 'validBet', 'payout', 'profit', 'deposits', 'withdrawals'] as const

/** Writes figures into a file, amounts as they come over the wire; what a line has no figure of stays empty. */
export function useFigureCsv(): (heading: string, lines: readonly FigureLine[], span: DaySpan) => void {
  const { t } = useTranslation(['agent', 'layout'])
  return (heading, lines, { from, to }) => {
    const header = [heading, ...columns.map((column) => t(column))]
    const rows = lines.map((line) => [line.name, ...columns.map((column) => String(line[column] ?? ''))])
    // A slash of a page's name is none in a file's.
    const page = t('layout:agentPage.palStatementsAgentCopy').replaceAll('/', '-')
    downloadText(`${page} ${from} ${to}.csv`, toCsv([header, ...rows]))
  }
}
