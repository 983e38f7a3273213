import { ChevronRight, Crown, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrandPicture } from '../../brand/use-brand-picture.ts'
import { paths } from '../../paths.ts'
import { useIsBalanceHidden } from '../../session/balance-hidden.ts'
import type { Me } from '../../session/use-member.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Who is signed in, with how much money and at which level: each leads to where more of it is done. */
export function MemberCard({ member }: { member: Me }) {
  const { t } = useTranslation('layout')
  const picture = useBrandPicture(member.avatarUrl)
  const isHidden = useIsBalanceHidden()
  const { wallet } = member
  return (
    <div className="mb-3 divide-y divide-line overflow-hidden rounded-md border border-line bg-surface-1">
      <Link to={paths.member('profile')} className="flex items-center gap-3 p-3 hover-quiet">
        <Avatar source={picture} size={44} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{member.nickname ?? member.account}</span>
          <span className="block truncate text-sm text-muted">{member.account}</span>
        </span>
        <ChevronRight size={18} aria-hidden className="shrink-0 text-muted rtl:rotate-180" />
      </Link>
      <Row
        to={paths.member('depositv2')}
        icon={<Wallet size={18} aria-hidden />}
        name={t('balance')}
        deed={t('deposit')}
      >
        {wallet ? (
          <MoneyText amount={wallet.balance} symbol={wallet.currencySymbol} hidden={isHidden} cents />
        ) : (
          <Skeleton className="my-0.5 h-5 w-32" />
        )}
      </Row>
      {member.hasVip && (
        <Row to={paths.member('vip')} icon={<Crown size={18} aria-hidden />} name={t('vip')} deed={t('vipBenefits')}>
          {member.vipLabelName ?? t('noVipYet')}
        </Row>
      )}
    </div>
  )
}

/** The card before it is known who is signed in, as large as it will be. */
export function MemberCardSkeleton() {
  return <Skeleton className="mb-3 h-48 w-full" />
}

interface RowProps {
  to: string
  icon: ReactNode
  name: string
  /** What is done where the row leads. */
  deed: string
  children: ReactNode
}

function Row({ to, icon, name, deed, children }: RowProps) {
  return (
    <Link to={to} className="flex min-h-14 items-center gap-3 px-3 py-1.5 hover-quiet">
      <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-surface-2 text-accent">
        {icon}
      </span>
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block text-xs text-muted">{name}</span>
        <span className="block truncate font-semibold">{children}</span>
      </span>
      <span className="flex shrink-0 items-center gap-1 text-sm font-semibold text-accent">
        {/* Beside an open page the list has no room for it. */}
        <span className="md:sr-only">{deed}</span>
        <ChevronRight size={16} aria-hidden className="rtl:rotate-180" />
      </span>
    </Link>
  )
}
