import { useTranslation } from 'react-i18next'
import type { ContractPartsFragment } from '../../../kits/contracts/contracts.generated.ts'
import { useDateTimeFormat } from '../../../lib/use-date-time-format.ts'
import { useTeam } from '../use-team.ts'

/** What happened to a contract, the last first, and from when it holds. */
export function ContractSteps({ contract }: { contract: ContractPartsFragment }) {
  const { t } = useTranslation('contracts')
  const { timeZone } = useTeam()
  const { format } = useDateTimeFormat(timeZone)
  const { steps, current, holdsUntil, payerAccount, payeeAccount } = contract
  const names = { PAYER: payerAccount ?? t('house'), PAYEE: payeeAccount, UPLINE: t('upline'), PLATFORM: t('house') }
  return (
    <div className="flex flex-col gap-2 text-sm">
      {current?.validFrom && <p>{t('holdsFrom', { time: format(current.validFrom) })}</p>}
      {holdsUntil && <p>{t('holdsUntil', { time: format(holdsUntil) })}</p>}
      <details>
        <summary className="cursor-pointer text-muted">{t('history')}</summary>
        <ol className="mt-2 flex flex-col gap-1.5">
          {steps.toReversed().map(({ deed, actor, at }) => (
            <li key={`${deed}-${at}`} className="flex flex-wrap justify-between gap-x-4">
              <span>{t(`deeds.${deed}`, { account: names[actor] })}</span>
              <time dateTime={at} className="text-faint tabular">
                {format(at)}
              </time>
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}
