import { Crown } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteMoney } from '../../brand/site-money.tsx'
import { isZeroAmount } from '../../lib/is-zero-amount.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { VipQuery } from './vip.generated.ts'

type Vip = VipQuery['vip']
type Level = Vip['levels'][number]

/** The level that the member has, how far the next one is, and what keeps the one he has. */
export function LevelCard({ vip }: { vip: Vip }) {
  const { t } = useTranslation('vip')
  const { format } = useDateTimeFormat()
  const id = useId()
  const own = vip.levels.find(({ rank }) => rank === vip.rank)
  const next = vip.levels.find(({ rank }) => rank === vip.rank + 1)
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5 rounded-lg border border-line bg-surface-1 p-5">
      <div className="flex items-center gap-4">
        <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-surface-3 text-accent">
          <Crown size={28} aria-hidden />
        </span>
        <div className="min-w-0">
          <h3 id={id} className="text-sm text-muted">
            {t('yourLevel')}
          </h3>
          <p className="text-2xl font-bold break-words text-accent">{own?.name ?? t('noLevel')}</p>
          {vip.since !== null && (
            <p className="text-xs text-muted tabular">{t('since', { time: format(vip.since) })}</p>
          )}
        </div>
      </div>
      {next ? <Climb vip={vip} next={next} /> : <p className="text-sm text-muted">{t('highest')}</p>}
      {own && <Keep vip={vip} own={own} />}
    </section>
  )
}

/** What the next level demands. One that was held before comes back by what keeps it. */
function Climb({ vip, next }: { vip: Vip; next: Level }) {
  const { t } = useTranslation('vip')
  const wasHeld = next.rank <= vip.highestRank
  return (
    <div className="flex flex-col gap-3">
      <h4 className="font-semibold">{t('next', { level: next.name })}</h4>
      {wasHeld ? (
        <>
          <p className="text-sm text-muted">{t('regain', { level: next.name })}</p>
          <Progress label={t('ofMonth')} done={vip.monthValidBet} required={next.keepValidBet} />
        </>
      ) : (
        <>
          <Progress label={t('deposits')} done={vip.deposits} required={next.deposits} />
          <Progress label={t('validBet')} done={vip.validBet} required={next.validBet} />
        </>
      )}
    </div>
  )
}

function Keep({ vip, own }: { vip: Vip; own: Level }) {
  const { t } = useTranslation('vip')
  if (isZeroAmount(own.keepValidBet)) return <p className="text-sm text-muted">{t('keepNone')}</p>
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <h4 className="font-semibold">{t('keep', { level: own.name })}</h4>
      <Progress label={t('ofMonth')} done={vip.monthValidBet} required={own.keepValidBet} />
      <p className="text-sm text-muted">{t(vip.isMonthOfClimb ? 'keepFree' : 'keepRule')}</p>
    </div>
  )
}

function Progress({ label, done, required }: { label: string; done: string; required: string }) {
  if (isZeroAmount(required)) return null
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="text-muted">{label}</span>
        <span>
          <SiteMoney amount={done} className="font-semibold" /> / <SiteMoney amount={required} />
        </span>
      </p>
      <ProgressBar label={label} done={done} required={required} />
    </div>
  )
}
