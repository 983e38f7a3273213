import { useTranslate } from 'react-admin'
import { useFormats } from '../../lib/use-formats.ts'
import type { Figures, Kind } from './report-data.ts'
import type { ReportName } from './report-names.ts'

/** Writes figures as people of the language do; a dash where there is none. */
export function useFigure(currency: string | undefined) {
  const translate = useTranslate()
  const { amount, number, percent } = useFormats()
  return (value: Figures[string], kind: Kind): string => {
    if (value === null || value === undefined) return '–'
    if (kind === 'money') return amount(String(value), currency)
    if (kind === 'points') return amount(String(value))
    const figure = Number(value)
    if (kind === 'share') return percent(figure / 10_000, 2)
    if (kind === 'count') return number(figure)
    return figure < 120
      ? translate('brandReports.seconds', { count: number(figure) })
      : translate('brandReports.minutes', { count: number(Math.round(figure / 60)) })
  }
}

/** Key of what a figure is called: withdrawals that operators took up are not those that were paid. */
export const figureWords = (report: ReportName, figure: string): string =>
  `brandReports.${report === 'operatorsReport' ? 'operatorFigures' : 'figures'}.${figure}`
