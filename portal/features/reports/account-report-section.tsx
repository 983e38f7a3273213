import { Printer } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { useSite } from '../../brand/use-site.ts'
import { type AccountReportQuery, useAccountReportQuery } from '../../kits/records/account-report.generated.ts'
import type { DateSpan } from '../../kits/records/date-presets.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { useMember } from '../../session/use-member.ts'
import { Button } from '../../ui/button.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { ScrollBox } from '../../ui/scroll-box.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { printElement } from './print-element.ts'

type Report = AccountReportQuery['accountReport']

/** The credit report of §2: money in, money out and play of the period beside those of the whole life of the account. */
export function AccountReportSection({ span }: { span: DateSpan }) {
  const { t } = useTranslation('reports')
  const id = useId()
  const ofPeriod = useAccountReportQuery({ variables: { ...span }, fetchPolicy: 'cache-and-network' })
  const ofLife = useAccountReportQuery({ fetchPolicy: 'cache-and-network' })
  const [period, life] = [ofPeriod.data?.accountReport, ofLife.data?.accountReport]
  const error = ofPeriod.error ?? ofLife.error
  return (
    <section
      aria-labelledby={`${id}title`}
      className="flex flex-col gap-3 rounded-lg border border-line bg-surface-1 p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 id={`${id}title`} className="font-semibold">
            {t('creditReport')}
          </h3>
          <p className="text-sm text-muted">{t('creditReportHint')}</p>
        </div>
        <Button
          kind="secondary"
          icon={<Printer size={16} aria-hidden />}
          disabled={!period || !life}
          onClick={() => printElement(`${id}print`, t('creditReport'))}
        >
          {t('print')}
        </Button>
      </div>
      {error && !(period && life) && <QueryError error={error} onRetry={() => ofLife.refetch()} />}
      {!error && !(period && life) && <Skeleton className="h-60 w-full" />}
      {period && life && <Figures id={`${id}print`} period={period} life={life} span={span} />}
    </section>
  )
}

function Figures({ id, period, life, span }: { id: string; period: Report; life: Report; span: DateSpan }) {
  const { t } = useTranslation('reports')
  const formats = useFormats()
  const { name, currencySymbol } = useSite().site
  const { member } = useMember()
  // Days: the end of a span is the first moment that is no part of it.
  const { format } = formats.dates({ dateStyle: 'short' })
  const lastDay = new Date(Date.parse(span.to) - 1).toISOString()
  const money = (read: (report: Report) => string) => (report: Report) => (
    <MoneyText amount={read(report)} symbol={currencySymbol} />
  )
  const rows = [
    [t('deposits'), money(({ deposits }) => deposits)],
    [t('withdrawals'), money(({ withdrawals }) => withdrawals)],
    [t('net'), money(({ net }) => net)],
    [t('bonuses'), money(({ bonuses }) => bonuses)],
    [t('others'), money(({ others }) => others)],
    [t('bets'), ({ played }: Report) => formats.number(played.bets)],
    [t('stake'), money(({ played }) => played.stake)],
    [t('payout'), money(({ played }) => played.payout)],
    [t('validBet'), money(({ played }) => played.validBet)],
    [t('winLoss'), money(({ played }) => played.profit)],
  ] as const
  return (
    <ScrollBox id={id} label={t('creditReport')}>
      <table className="w-full text-sm">
        <caption className="pb-2 text-start text-xs text-muted">
          {t('reportOf', { brand: name, account: member?.account ?? '', from: format(span.from), to: format(lastDay) })}
        </caption>
        <thead>
          <tr className="text-xs text-muted">
            <th scope="col" className="py-2 text-start font-semibold">
              {t('figure')}
            </th>
            <th scope="col" className="py-2 text-end font-semibold">
              {t('thisPeriod')}
            </th>
            <th scope="col" className="py-2 ps-4 text-end font-semibold">
              {t('lifetime')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, read]) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="py-2 text-start font-normal text-muted">
                {label}
              </th>
              <td className="py-2 text-end font-semibold tabular">{read(period)}</td>
              <td className="py-2 ps-4 text-end tabular">{read(life)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
