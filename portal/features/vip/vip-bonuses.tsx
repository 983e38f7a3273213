import { Gift } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useSite } from '../../brand/use-site.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { toast } from '../../ui/toast.ts'
import { useVipFormat } from './use-vip-format.ts'
import { useClaimVipBonusMutation, type VipQuery } from './vip.generated.ts'

type Vip = VipQuery['vip']
type Bonus = Vip['bonuses'][number]

/** The bonuses of the member's levels: those to claim first. */
export function VipBonuses({ vip, onClaimed }: { vip: Vip; onClaimed: () => Promise<unknown> }) {
  const { t } = useTranslation('vip')
  const id = useId()
  const [failure, setFailure] = useState<string | null>(null)
  const sorted = vip.bonuses.toSorted((one, other) => orderOf(one) - orderOf(other))
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="font-semibold">
        {t('bonuses')}
      </h3>
      {sorted.length === 0 ? (
        <p className="rounded-md border border-line bg-surface-1 p-4 text-sm text-muted">{t('noBonuses')}</p>
      ) : (
        <>
          <ul className="divide-y divide-line rounded-md border border-line bg-surface-1">
            {sorted.map((bonus) => (
              <BonusRow
                key={`${bonus.kind} ${bonus.subject}`}
                bonus={bonus}
                levels={vip.levels}
                onFailure={setFailure}
                onClaimed={onClaimed}
              />
            ))}
          </ul>
          <p role="alert" className="text-sm text-danger empty:hidden">
            {failure}
          </p>
          <p className="text-sm text-muted">{t('turnoverHint')}</p>
        </>
      )}
    </section>
  )
}

/** What may be claimed, then what waits, then what was claimed. */
const orderOf = ({ state }: Bonus): number => (state === 'OPEN' ? 0 : state === 'CLAIMED' ? 2 : 1)

interface RowProps {
  bonus: Bonus
  levels: Vip['levels']
  onFailure: (message: string | null) => void
  onClaimed: () => Promise<unknown>
}

function BonusRow({ bonus, levels, onFailure, onClaimed }: RowProps) {
  const { t } = useTranslation('vip')
  const { currencySymbol } = useSite().site
  const { month } = useVipFormat()
  const level = levels.find(({ rank }) => rank === bonus.rank)?.name ?? ''
  const name = t(`bonus.${bonus.kind}`, { level, month: bonus.kind === 'MONTHLY' ? month(bonus.subject) : '' })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <Gift size={20} aria-hidden className="shrink-0 text-accent" />
      <div className="min-w-40 flex-1">
        <p className="text-sm">{name}</p>
        <MoneyText amount={bonus.amount} symbol={currencySymbol} className="font-semibold" />
        {bonus.state === 'TOO_NEW' && <p className="text-xs text-muted">{t('tooNewHint')}</p>}
      </div>
      {bonus.state === 'OPEN' ? (
        <ClaimButton bonus={bonus} name={name} onFailure={onFailure} onClaimed={onClaimed} />
      ) : bonus.state === 'UNKNOWN' ? (
        <Link to={paths.member('profile')} className={buttonClass('secondary', 'small')}>
          {t('addBirthday')}
        </Link>
      ) : (
        <Badge tone={bonus.state === 'CLAIMED' ? 'success' : 'neutral'}>{t(`state.${bonus.state}`)}</Badge>
      )}
    </li>
  )
}

function ClaimButton({ bonus, name, onFailure, onClaimed }: Omit<RowProps, 'levels'> & { name: string }) {
  const { t } = useTranslation('vip')
  const formats = useFormats()
  const { currencySymbol } = useSite().site
  const words = useErrorWords()
  const [claim, { loading }] = useClaimVipBonusMutation()
  const press = async () => {
    onFailure(null)
    try {
      const { kind, subject } = bonus
      const { data } = await claim({ variables: { input: { kind, subject } } })
      const [refusal] = data?.claimVipBonus.userErrors ?? []
      if (refusal) onFailure(refusal.message)
      else toast.success(t('claimed', { amount: formats.money(bonus.amount, { symbol: currencySymbol }) }))
    } catch (problem) {
      onFailure(words(problem).message)
    }
    await onClaimed()
  }
  return (
    <Button size="small" busy={loading} onClick={press} aria-label={`${t('claim')}: ${name}`}>
      {t('claim')}
    </Button>
  )
}
