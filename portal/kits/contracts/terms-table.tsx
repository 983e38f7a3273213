import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoney } from '../../brand/use-money.ts'
import { classNames } from '../../lib/class-names.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { ScrollBox } from '../../ui/scroll-box.tsx'
import type { ContractVersionPartsFragment } from './contracts.generated.ts'

type Terms = Pick<ContractVersionPartsFragment, 'tiers'>
type Tier = Terms['tiers'][number]

interface TermsTableProps {
  terms: Terms
  /** What holds today: what differs from it is marked, with the old value beside it. */
  before?: Terms | null
}

const cell = 'border-t border-line px-1.5 py-2 text-end tabular sm:px-2.5'

/** The tiers of a contract, the highest rate last. */
export function TermsTable({ terms, before }: TermsTableProps) {
  const { t } = useTranslation('contracts')
  const money = useMoney()
  const formats = useFormats()
  const threshold = (amount: string) => (Number(amount) === 0 ? '—' : money(amount))
  const columns: readonly { key: string; head: string; text: (tier: Tier) => string }[] = [
    { key: 'validBet', head: t('validBet'), text: ({ validBet }) => threshold(validBet) },
    { key: 'loss', head: t('loss'), text: ({ loss }) => threshold(loss) },
    {
      key: 'activeMembers',
      head: t('activeMembers'),
      text: ({ activeMembers }) => (activeMembers === 0 ? '—' : String(activeMembers)),
    },
    { key: 'rate', head: t('rate'), text: ({ rate }) => formats.percent(rate / 1_000_000, 4) },
  ]
  const gone = before?.tiers.slice(terms.tiers.length) ?? []
  return (
    <ScrollBox label={t('tiers')} className="rounded-md border border-line">
      <table aria-label={t('tiers')} className="w-full border-separate border-spacing-0 text-xs sm:text-sm">
        <thead>
          <tr className="bg-surface-2">
            {columns.map(({ key, head }) => (
              <th key={key} scope="col" className="px-1.5 py-2 text-end text-xs font-semibold text-muted sm:px-2.5">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {terms.tiers.map((tier, index) => {
            const old = before?.tiers[index]
            return (
              <tr key={tier.rate} className={classNames(before && !old && 'bg-success-soft')}>
                {columns.map(({ key, text }) => (
                  <td key={key} className={classNames(cell, key === 'rate' && 'font-semibold')}>
                    <Value now={text(tier)} old={old && text(old)} />
                  </td>
                ))}
              </tr>
            )
          })}
          {gone.map((tier) => (
            <tr key={`gone-${tier.rate}`} className="text-faint">
              {columns.map(({ key, text }) => (
                <td key={key} className={cell}>
                  <Gone>{text(tier)}</Gone>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

function Value({ now, old }: { now: string; old: string | undefined }) {
  if (old === undefined || old === now) return now
  return (
    <>
      <ins className="block rounded-xs bg-warning-soft px-1 font-semibold text-warning no-underline">{now}</ins>
      <Gone>{old}</Gone>
    </>
  )
}

function Gone({ children }: { children: ReactNode }) {
  const { t } = useTranslation('contracts')
  return (
    <del className="text-xs text-faint">
      <span className="sr-only">{t('before')} </span>
      {children}
    </del>
  )
}
