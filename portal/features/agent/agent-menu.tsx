import { CreditCard, Headset, KeyRound, LogOut, type LucideIcon, Menu, WalletMinimal } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrandPicture } from '../../brand/use-brand-picture.ts'
import { useCustomerService } from '../../brand/use-customer-service.ts'
import { openDialog } from '../../dialogs/dialog-store.ts'
import { classNames } from '../../lib/class-names.ts'
import { paths } from '../../paths.ts'
import { memberPageCount } from '../../session/member-page-count.ts'
import { signInNameOf } from '../../session/sign-in-name.ts'
import { type Me, useMember } from '../../session/use-member.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { isAgentTab, type OpenAgentPage, type sectionsFor } from './agent-sections.ts'
import { useMay } from './may.ts'

const Drawer = lazy(() => import('../../ui/drawer.tsx').then((module) => ({ default: module.Drawer })))

interface AgentMenuProps {
  member: Me
  /** The pages that the agent has. */
  sections: ReturnType<typeof sectionsFor>
  /** The page that is open; undefined where there is none of that name. */
  current: OpenAgentPage | undefined
}

/** The left menu of large screens: who, the time of the house, and the pages (§2). */
export function AgentSideMenu({ member, sections, current, clock }: AgentMenuProps & { clock: ReactNode }) {
  const { t } = useTranslation('agent')
  return (
    <nav aria-label={t('menu')} className="w-62 shrink-0 border-e border-line bg-surface-1">
      <div className="scroll-quiet sticky top-(--top-height) max-h-[calc(100dvh-var(--top-height))] overflow-y-auto p-3">
        <div className="mb-3 flex min-h-26 flex-col gap-3 rounded-md bg-surface-2 p-3">
          <Person member={member} />
          {clock}
        </div>
        <MenuRows sections={sections} current={current} onLeave={() => {}} />
      </div>
    </nav>
  )
}

/** The bar under the thumb on phones: the pages, and a drawer from below with the whole menu. */
export function AgentTabBar({ member, sections, current }: AgentMenuProps) {
  const { t } = useTranslation(['agent', 'layout'])
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const tab = 'flex min-w-0 flex-1 flex-col items-center justify-center gap-1 text-xs font-semibold'
  return (
    <>
      <nav
        aria-label={t('menu')}
        className="fixed inset-x-0 bottom-0 z-30 flex h-(--tab-bar-height) border-t border-line bg-surface-1 pb-[env(safe-area-inset-bottom)]"
      >
        {sections.map(
          ({ name, icon: Icon }) =>
            isAgentTab(name) && (
              <Link
                key={name}
                to={paths.agentHome(name)}
                aria-current={name === current ? 'page' : undefined}
                className={classNames(tab, name === current ? 'text-accent' : 'text-faint')}
              >
                <Icon size={21} aria-hidden />
                <span className="max-w-full truncate px-0.5">{t(`tabs.${name}`)}</span>
              </Link>
            ),
        )}
        <button type="button" onClick={() => setOpen(true)} className={classNames(tab, 'text-faint')}>
          <Menu size={21} aria-hidden />
          {t('more')}
        </button>
      </nav>
      {isOpen !== null && (
        <Suspense>
          <Drawer open={isOpen} onClose={() => setOpen(false)} title={t('menu')} side="bottom">
            <div className="p-3">
              <div className="mb-2 rounded-md bg-surface-2 p-3">
                <Person member={member} />
              </div>
              <MenuRows sections={sections} current={current} onLeave={() => setOpen(false)} />
            </div>
          </Drawer>
        </Suspense>
      )}
    </>
  )
}

/** Who is signed in; who acts in an agent's name stands behind the agent. */
function Person({ member }: { member: Me }) {
  const picture = useBrandPicture(member.avatarUrl)
  const { nickname, account, subaccount } = member
  const names = [nickname ?? account, ...(subaccount ? [subaccount.displayName] : [])]
  return (
    <div className="flex items-center gap-3">
      <Avatar source={picture} size={40} />
      <span className="min-w-0">
        <span className="line-clamp-2 font-semibold">{names.join(' · ')}</span>
        {(nickname || subaccount) && <span className="block truncate text-xs text-muted">{signInNameOf(member)}</span>}
      </span>
    </div>
  )
}

/** The rows in the order of §2: those that are open. Money in and out is the member's page; the agent's password, too. */
function MenuRows({ sections, current, onLeave }: Omit<AgentMenuProps, 'member'> & { onLeave: () => void }) {
  const { t } = useTranslation(['layout', 'identity'])
  const customerService = useCustomerService()
  const { member } = useMember()
  const may = useMay()
  const cashier = [
    { to: paths.member('depositv2'), label: t('deposit'), icon: CreditCard, isActive: false, count: 0 },
    { to: paths.member('withdraw'), label: t('withdraw'), icon: WalletMinimal, isActive: false, count: 0 },
  ]
  const links = [
    ...(may('moveMoney') ? cashier : []),
    ...sections.map(({ name, icon }) => ({
      to: paths.agentHome(name),
      label: t(`agentPage.${name}`),
      icon,
      isActive: name === current,
      count: name === 'messageV2' ? memberPageCount(name, member) : 0,
    })),
  ]
  const leaveTo = (deed: () => void) => () => {
    onLeave()
    deed()
  }
  return (
    <ul className="flex flex-col gap-0.5">
      {links.map(({ to, label, icon, isActive, count }) => (
        <li key={to}>
          <Link
            to={to}
            onClick={onLeave}
            aria-current={isActive ? 'page' : undefined}
            className={classNames(rowClass, isActive ? 'bg-surface-3 font-semibold text-accent' : 'text-muted')}
          >
            <RowWords icon={icon} label={label} count={count} />
          </Link>
        </li>
      ))}
      {member?.subaccount && (
        <ActionRow
          icon={KeyRound}
          label={t('identity:changePassword')}
          onPress={leaveTo(() => openDialog('change-password', {}))}
        />
      )}
      {customerService && <ActionRow icon={Headset} label={t('customerService')} onPress={leaveTo(customerService)} />}
      <ActionRow icon={LogOut} label={t('signOut')} onPress={leaveTo(() => openDialog('sign-out'))} />
    </ul>
  )
}

const rowClass = 'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-start text-sm hover-quiet'

/** A row that does something here instead of leading elsewhere. */
function ActionRow({ icon, label, onPress }: { icon: LucideIcon; label: string; onPress: () => void }) {
  return (
    <li>
      <button type="button" onClick={onPress} className={classNames(rowClass, 'text-muted')}>
        <RowWords icon={icon} label={label} />
      </button>
    </li>
  )
}

function RowWords({ icon: Icon, label, count = 0 }: { icon: LucideIcon; label: string; count?: number }) {
  return (
    <>
      <Icon size={18} aria-hidden className="shrink-0" />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {count > 0 && (
        <span className="rounded-full bg-danger-solid px-1.5 text-xs font-semibold text-on-danger tabular">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </>
  )
}
