import { useTranslation } from 'react-i18next'
import { useDateTimeFormat } from '../../../../lib/use-date-time-format.ts'
import { MoneyText } from '../../../../ui/money-text.tsx'
import { useTeam } from '../../use-team.ts'
import { EarningState } from '../earning-state.tsx'
import type { Explained } from './explained.ts'

/** All reckonings of the window, each of which opens, and what moved in the wallet for this one. */
export function RevisionList({ earning, onOpen }: { earning: Explained; onOpen: (id: string) => void }) {
  const { t } = useTranslation('pay')
  const { timeZone } = useTeam()
  const { format } = useDateTimeFormat(timeZone)
  const name = (revision: number) => (revision === 0 ? t('first') : t('correction', { number: revision }))
  return (
    <>
      {earning.revisions.length > 1 && (
        <section aria-label={t('revisions')} className="flex flex-col gap-2">
          <h3 className="font-semibold">{t('revisions')}</h3>
          <ul className="divide-y divide-line rounded-md border border-line text-sm">
            {earning.revisions.map((each) => (
              <li key={each.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2">
                {each.id === earning.id ? (
                  <span aria-current="true" className="flex min-h-8 items-center font-semibold">
                    {name(each.revision)}
                  </span>
                ) : (
                  <button
                    type="button"
                    onClick={() => onOpen(each.id)}
                    className="min-h-8 font-semibold text-accent underline underline-offset-4"
                  >
                    {name(each.revision)}
                  </button>
                )}
                <span className="text-xs text-muted tabular">{format(each.createdAt)}</span>
                <EarningState earning={each} />
                <MoneyText amount={each.amount} signed className="font-semibold" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={t('movements')} className="flex flex-col gap-2">
        <h3 className="font-semibold">{t('movements')}</h3>
        {earning.movements.length === 0 && <p className="text-sm text-muted">{t('noMovements')}</p>}
        {earning.movements.length > 0 && (
          <ul className="divide-y divide-line rounded-md border border-line text-sm">
            {earning.movements.map(({ id, at, amount }) => (
              <li key={id} className="flex items-baseline justify-between gap-4 px-3 py-2">
                <span className="text-muted tabular">{format(at)}</span>
                <MoneyText amount={amount} signed className="font-semibold" />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}
