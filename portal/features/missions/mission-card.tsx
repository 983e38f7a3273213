import { useTranslation } from 'react-i18next'
import { useSite } from '../../brand/use-site.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { type MissionPartsFragment as Mission, useClaimMissionMutation } from './missions.generated.ts'
import { useClaim } from './use-claim.ts'

const isZero = (amount: string): boolean => /^0*\.?0*$/.test(amount)

/** One mission: what it asks, how far it is, what it gives, and the button for what may be taken. */
export function MissionCard({ mission, onClaimed }: { mission: Mission; onClaimed: () => Promise<unknown> }) {
  const { t } = useTranslation(['missions', 'account'])
  const formats = useFormats()
  const { currencySymbol: symbol } = useSite().site
  const { format } = useDateTimeFormat()
  const { name, period, goal, categories, target, done, reward, endsAt, owed, shortfall, state } = mission
  // Numbers come as amounts do, since some goals are amounts.
  const isMoney = goal === 'VALID_BET' || goal === 'DEPOSITS'
  const write = (measure: string) => (isMoney ? formats.money(measure, { symbol }) : formats.whole(measure))
  const goalWords = t(`missions:goals.${goal}`, { amount: write(target) })
  const isOfPlay = goal !== 'DEPOSITS'
  const games = categories.map((category) => t(`account:categories.${category}`)).join(', ')
  return (
    <article aria-label={name} className="flex flex-col gap-3 rounded-md border border-line bg-surface-1 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{name}</h3>
        <Badge tone={state === 'REACHED' ? 'success' : 'neutral'}>{t(`missions:periods.${period}`)}</Badge>
      </div>
      {goalWords !== name && <p className="text-sm">{goalWords}</p>}
      <ProgressBar label={name} done={done} required={target} />
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        <span className="text-muted tabular">
          {write(done)} / {write(target)}
        </span>
        <span>
          {t('missions:reward')} <MoneyText amount={reward} symbol={symbol} className="font-semibold" />
        </span>
      </p>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-xs text-muted">
        {isOfPlay && <span>{games === '' ? t('missions:anyGame') : games}</span>}
        <span>{endsAt === null ? t('missions:noEnd') : t('missions:endsAt', { time: format(endsAt) })}</span>
      </p>
      {!isZero(owed) && <p className="text-sm text-warning">{t('missions:owed', { amount: write(owed) })}</p>}
      {!isZero(shortfall) && (
        <p className="text-sm text-warning">
          {t(period === 'ONCE' ? 'missions:shortfallOnce' : 'missions:shortfall', { amount: write(shortfall) })}
        </p>
      )}
      {state === 'REACHED' && <ClaimButton mission={mission} onClaimed={onClaimed} />}
      {state === 'CLAIMED' && <p className="text-sm font-semibold text-success">{t('missions:isTaken')}</p>}
    </article>
  )
}

function ClaimButton({
  mission: { code, startsOn, name },
  onClaimed,
}: {
  mission: Mission
  onClaimed: () => Promise<unknown>
}) {
  const { t } = useTranslation('missions')
  const [claim] = useClaimMissionMutation()
  const { isBusy, press } = useClaim(async () => {
    const answer = await claim({ variables: { input: { code, startsOn } } })
    return answer.data?.claimMission.userErrors
  }, onClaimed)
  return (
    <div>
      <Button size="small" busy={isBusy} aria-label={t('claimOf', { name })} onClick={press}>
        {t('claim')}
      </Button>
    </div>
  )
}
