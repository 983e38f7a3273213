import {
  Bell,
  BookOpen,
  CircleDollarSign,
  CircleHelp,
  ClipboardList,
  Crown,
  Gift,
  Headset,
  Heart,
  HeartPulse,
  History,
  LogOut,
  type LucideIcon,
  Mail,
  MessagesSquare,
  Share2,
  ShieldCheck,
  Target,
  Wallet,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { categoryPath, openLanes } from '../brand/categories.ts'
import { categoryIcons } from '../brand/category-icons.ts'
import { isSocial, useCustomerService } from '../brand/use-customer-service.ts'
import { useSite } from '../brand/use-site.ts'
import { openChat } from '../dialogs/chat-store.ts'
import { openDialog } from '../dialogs/dialog-store.ts'
import { type MemberPage, paths } from '../paths.ts'
import { memberPageCount } from '../session/member-page-count.ts'
import { useMember } from '../session/use-member.ts'
import { AppDownload } from './app-download.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Group, MenuButton, MenuLink, rowClass } from './side-menu-rows.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const memberLinks: { page: MemberPage; icon: LucideIcon }[] = [
  { page: 'securityCenter', icon: ShieldCheck },
  { page: 'personalHistoryCopy', icon: ClipboardList },
  { page: 'transactionHistory', icon: BookOpen },
  { page: 'rewardCenter', icon: Gift },
  { page: 'missionLeaderboard', icon: Target },
  { page: 'protection', icon: HeartPulse },
]

/** What stands in the side menu (§2): cashier with messages and service, categories, member centre, downloads, language, social pages. */
export function SideMenuContent({ isCollapsed, onLeave }: { isCollapsed: boolean; onLeave: () => void }) {
  const { t } = useTranslation('layout')
  const { site, lobbyCategories } = useSite()
  const { isSignedIn, member } = useMember()
  const customerService = useCustomerService()
  const item = (to: string, label: string, icon: LucideIcon, count = 0) => (
    <MenuLink key={to} to={to} label={label} icon={icon} count={count} isCollapsed={isCollapsed} onLeave={onLeave} />
  )
  const leaveTo = (open: () => void) => {
    onLeave()
    open()
  }
  const social = site.customerService.filter(isSocial)
  return (
    <div className="flex flex-col gap-4 p-3">
      <Group>
        {item(paths.member('depositv2'), t('deposit'), Wallet)}
        {item(paths.member('withdraw'), t('withdraw'), CircleDollarSign)}
        {isSignedIn &&
          item(paths.member('messageV2'), t('memberPage.messageV2'), Mail, memberPageCount('messageV2', member))}
        {customerService && (
          <MenuButton label={t('customerService')} icon={Headset} isCollapsed={isCollapsed} onPress={customerService} />
        )}
      </Group>
      <Group title={t('gamesByCategory')} isCollapsed={isCollapsed}>
        {openLanes(lobbyCategories).flatMap(({ gameType }) => {
          const path = categoryPath(gameType)
          return path ? [item(path, t(`category.${gameType}`), categoryIcons[gameType])] : []
        })}
        {isSignedIn && item(paths.favorite(), t('favourites'), Heart)}
        {isSignedIn && item(paths.recent(), t('recent'), History)}
      </Group>
      <Group title={t('memberCentre')} isCollapsed={isCollapsed}>
        {isSignedIn &&
          memberLinks.map(({ page, icon }) =>
            item(paths.member(page), t(`memberPage.${page}`), icon, memberPageCount(page, member)),
          )}
        {(site.referralEnabled || !isSignedIn) && item(paths.member('referral'), t('share'), Share2)}
        {member?.hasVip && item(paths.member('vip'), member.vipLabelName ?? t('vip'), Crown)}
        {item(paths.promotions(), t('promotions'), Gift)}
      </Group>
      <Group>
        <MenuButton
          label={t('notices')}
          icon={Bell}
          isCollapsed={isCollapsed}
          onPress={() => leaveTo(() => openDialog('notice'))}
        />
        <MenuButton
          label={t('chat')}
          icon={MessagesSquare}
          isCollapsed={isCollapsed}
          onPress={() => leaveTo(() => openChat())}
        />
        {item(paths.help(), t('helpCentre'), CircleHelp)}
        {!isCollapsed && <LanguageSwitch isWide />}
        <ThemeSwitch isCollapsed={isCollapsed} />
        {isSignedIn && (
          <MenuButton
            label={t('signOut')}
            icon={LogOut}
            isCollapsed={isCollapsed}
            onPress={() => leaveTo(() => openDialog('sign-out'))}
          />
        )}
      </Group>
      {!isCollapsed && <AppDownload onLeave={onLeave} />}
      {!isCollapsed && social.length > 0 && (
        <Group title={t('followUs')}>
          {social.map(({ kind, path }) => (
            <a
              key={path}
              href={paths.customerService(path)}
              target="_blank"
              rel="noreferrer"
              className={rowClass(false)}
            >
              <Share2 size={18} aria-hidden />
              {kind === 'FACEBOOK' ? 'Facebook' : 'YouTube'}
            </a>
          ))}
        </Group>
      )}
    </div>
  )
}
