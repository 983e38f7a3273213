import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSite } from '../../brand/use-site.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { Terms } from './withdraw-terms.tsx'

/** What stands between the member and a withdrawal, each thing with what to do about it. */
export function WithdrawMissing({ terms }: { terms: Terms }) {
  const { t } = useTranslation('withdrawals')
  const { currencySymbol } = useSite().site
  const values = {
    missing: formatMoney(terms.turnoverMissing, { symbol: currencySymbol }),
    minimum: formatMoney(terms.minimum, { symbol: currencySymbol }),
  }
  return (
    <section aria-labelledby="missing" className="rounded-lg border border-line bg-surface-1 p-5">
      <h3 id="missing" className="mb-3 font-semibold">
        {t('missingTitle')}
      </h3>
      <ul className="flex flex-col gap-3">
        {terms.missing.map((thing) => (
          <li key={thing} className="flex flex-wrap items-center gap-3 rounded-md bg-warning-soft p-3 text-sm text-ink">
            <CircleAlert size={18} aria-hidden className="shrink-0 text-warning" />
            <span className="min-w-40 flex-1">{t(`missing.${thing}`, values)}</span>
            {thing === 'IDENTITY' && (
              <Link to={paths.member('protection')} className={buttonClass('secondary', 'small')}>
                {t('verifyIdentity')}
              </Link>
            )}
            {thing === 'PAYMENT_PASSWORD' && (
              <Link to={paths.member('securityCenter')} className={buttonClass('secondary', 'small')}>
                {t('setPassword')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
