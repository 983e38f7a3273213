import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteMoney } from '../../brand/site-money.tsx'
import { isZeroAmount } from '../../lib/is-zero-amount.ts'
import { useDayFormat } from '../../lib/use-day-format.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { type DataColumn, DataTable } from '../../ui/data-table.tsx'
import { BetsDialog, type Played } from './bets-dialog.tsx'
import { RebateRateText } from './rebate-rate-text.tsx'
import type { RebatesQuery } from './rebates.generated.ts'

type Rebates = RebatesQuery['rebates']
type Accrual = Rebates['accruals'][number]

const tones: Record<Accrual['state'], Tone> = {
  RUNNING: 'info',
  OPEN: 'success',
  OWED: 'warning',
  GIVEN: 'neutral',
  EXPIRED: 'neutral',
  NOTHING: 'neutral',
}

/** Each day and category of which something is left: what was played, by which percentage, what it comes to; down to the bets. */
export function AccrualList({ accruals }: { accruals: readonly Accrual[] }) {
  const { t } = useTranslation(['rebates', 'account'])
  const day = useDayFormat()
  const id = useId()
  const [opened, setOpened] = useState<Played | null>(null)
  const columns: DataColumn<Accrual>[] = [
    {
      key: 'day',
      header: t('rebates:day'),
      cell: (accrual) => `${day(accrual.day)} · ${t(`account:categories.${accrual.category}`)}`,
    },
    {
      key: 'validBet',
      header: t('rebates:validBet'),
      cell: ({ validBet }) => <SiteMoney amount={validBet} />,
      align: 'end',
    },
    { key: 'rate', header: t('rebates:rate'), cell: (accrual) => <RebateRateText parts={accrual} />, align: 'end' },
    {
      key: 'worth',
      header: t('rebates:worth'),
      cell: (accrual) => (
        <>
          <SiteMoney amount={accrual.worth} className="font-semibold" />
          {accrual.isCapped && <span className="block text-xs text-muted">{t('rebates:capped')}</span>}
          {!isZeroAmount(accrual.given) && (
            <span className="block text-xs text-muted">
              {t('rebates:given')} <SiteMoney amount={accrual.given} />
            </span>
          )}
        </>
      ),
      align: 'end',
    },
    {
      key: 'state',
      header: t('rebates:state'),
      cell: ({ state, expiresOn }) => (
        <>
          <Badge tone={tones[state]}>{t(`rebates:states.${state}`)}</Badge>
          {state === 'OPEN' && expiresOn !== null && (
            <span className="mt-1 block text-xs text-muted">{t('rebates:until', { day: day(expiresOn) })}</span>
          )}
        </>
      ),
      align: 'end',
    },
  ]
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div>
        <h3 id={id} className="font-semibold">
          {t('rebates:byDay')}
        </h3>
        <p className="text-sm text-muted">{t('rebates:byDayHint')}</p>
      </div>
      {accruals.length === 0 ? (
        <p className="rounded-md border border-line bg-surface-1 p-4 text-sm text-muted">{t('rebates:noDays')}</p>
      ) : (
        <DataTable
          label={t('rebates:byDay')}
          columns={columns}
          rows={accruals.toReversed()}
          rowKey={(accrual) => `${accrual.day} ${accrual.category}`}
          onOpen={setOpened}
        />
      )}
      <BetsDialog played={opened} onClose={() => setOpened(null)} />
    </section>
  )
}
