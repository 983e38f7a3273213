import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../brand/use-site.ts'
import { useDateTimeFormat } from '../../../lib/use-date-time-format.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { MoneyText } from '../../../ui/money-text.tsx'
import { useTeam } from '../use-team.ts'
import type { TeamTransfer } from './transfer-table.tsx'

/** What a movement is; undefined while none is open. */
export function TransferDialog({ row, onClose }: { row: TeamTransfer | undefined; onClose: () => void }) {
  const { t } = useTranslation('agent')
  return (
    <Dialog open={row !== undefined} onClose={onClose} title={row ? t(`transferKinds.${row.kind}`) : t('movement')}>
      {row && <Facts row={row} />}
    </Dialog>
  )
}

function Facts({ row }: { row: TeamTransfer }) {
  const { t } = useTranslation('agent')
  const { currencySymbol } = useSite().site
  const { timeZone } = useTeam()
  const { format } = useDateTimeFormat(timeZone)
  const facts: [string, ReactNode][] = [
    [t('member'), row.account],
    [t('amount'), <MoneyText key="amount" amount={row.amount} symbol={currencySymbol} signed />],
    [t('step'), t(`steps.${row.step}`)],
    [t('time'), format(row.at)],
    [
      t('reference'),
      <span key="reference" className="inline-flex items-center gap-1">
        <span className="break-all">{row.documentId}</span>
        <CopyButton text={row.documentId} label={t('reference')} />
      </span>,
    ],
  ]
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div key={label} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 text-sm">
          <dt className="shrink-0 text-muted">{label}</dt>
          <dd className="min-w-0 text-end font-semibold tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
