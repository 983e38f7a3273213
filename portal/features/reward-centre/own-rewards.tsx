import { Coins, Crown, type LucideIcon, PiggyBank, Share2, Tag, Target } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSite } from '../../brand/use-site.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { paths } from '../../paths.ts'
import { useMember } from '../../session/use-member.ts'
import { Badge } from '../../ui/badge.tsx'
import type { RewardCentreOwnQuery } from './reward-centre.generated.ts'

/** What waits on pages of its own, and the ways there. */
export function OwnRewards({ own }: { own: RewardCentreOwnQuery | undefined }) {
  const { t } = useTranslation(['reward-centre', 'layout'])
  const formats = useFormats()
  const { site } = useSite()
  const { member } = useMember()
  const open = own?.vip.bonuses.filter(({ state }) => state === 'OPEN').length ?? 0
  const waiting = own?.referral.waiting ?? 0
  const missions = member?.missionCount ?? 0
  const earned = formats.money(own?.referral.earned ?? '0', { symbol: site.currencySymbol })
  return (
    <nav aria-label={t('reward-centre:links.title')}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {member?.hasVip && (
          <Way to={paths.member('vip')} icon={Crown} name={t('reward-centre:vip.title')} count={open}>
            {t('reward-centre:vip.waiting', { count: open })}
          </Way>
        )}
        {site.referralEnabled && (
          <Way to={paths.member('referral')} icon={Share2} name={t('reward-centre:referral.title')} count={waiting}>
            {waiting > 0
              ? t('reward-centre:referral.waiting', { count: waiting })
              : t('reward-centre:referral.earned', { amount: earned })}
          </Way>
        )}
        <Way to={paths.pointMall()} icon={Coins} name={t('reward-centre:points.title')}>
          {t('reward-centre:points.have', { points: formats.whole(own?.pointBalance.points ?? '0') })}
        </Way>
        <Way
          to={paths.member('missionLeaderboard')}
          icon={Target}
          name={t('layout:memberPage.missionLeaderboard')}
          count={missions}
        />
        <Way to={paths.promotions()} icon={Tag} name={t('layout:promotions')} />
        <Way to={paths.member('bonusDetails')} icon={PiggyBank} name={t('layout:memberPage.bonusDetails')} />
      </ul>
    </nav>
  )
}

interface WayProps {
  to: string
  icon: LucideIcon
  name: string
  count?: number
  children?: string
}

function Way({ to, icon: Icon, name, count = 0, children }: WayProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-16 items-center gap-3 rounded-lg border border-line bg-surface-1 p-4 hover-quiet"
      >
        <Icon size={20} aria-hidden className="shrink-0 text-accent" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{name}</span>
          {children !== undefined && <span className="block text-sm text-muted">{children}</span>}
        </span>
        {count > 0 && <Badge tone="danger">{count}</Badge>}
      </Link>
    </li>
  )
}
