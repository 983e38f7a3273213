import { Gift, Menu as MenuIcon, MessagesSquare, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSite } from '../brand/use-site.ts'
import { openChat } from '../dialogs/chat-store.ts'
import { paths } from '../paths.ts'
import { useMember } from '../session/use-member.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { useIsWide } from '../ui/use-is-wide.ts'
import { CategoryNavigation } from './category-navigation.tsx'
import { CustomerServiceButton } from './customer-service-button.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { MemberControls } from './member-controls.tsx'
import { MessagesLink } from './messages-link.tsx'
import { NoticeButton } from './notice-button.tsx'
import { VisitorControls } from './visitor-controls.tsx'

/**
 * The bar at the top of every page: brand, categories, and what the visitor may do. What it shows goes by the width that is left to it,
 * not by the window: an open chat stands beside the page.
 */
export function Header({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation('layout')
  const { site } = useSite()
  const { isSignedIn } = useMember()
  const isWide = useIsWide()
  const showsReferral = site.referralEnabled || !isSignedIn
  return (
    <header className="@container sticky top-0 z-30 border-b border-line bg-surface-1">
      <div className="flex h-(--bar-height) items-center gap-1 px-2 sm:gap-2 sm:px-4">
        <IconButton label={t('menu')} icon={<MenuIcon size={22} aria-hidden />} onClick={onMenu} />
        <Logo site={site} isShort={isSignedIn} />
        <div className="flex-1" />
        <Link to={paths.member('rewardCenter')} className={topLink}>
          <Gift size={18} aria-hidden />
          {t('rewards')}
        </Link>
        {showsReferral && (
          <Link to={paths.member('referral')} className={topLink}>
            <Share2 size={18} aria-hidden />
            {t('share')}
          </Link>
        )}
        <div className="hidden items-center @3xl:flex">
          <IconButton label={t('chat')} icon={<MessagesSquare size={20} aria-hidden />} onClick={() => openChat()} />
          <MessagesLink />
          <NoticeButton />
          <CustomerServiceButton />
          <LanguageSwitch />
        </div>
        {isSignedIn ? <MemberControls /> : <VisitorControls />}
      </div>
      {isWide && <CategoryNavigation />}
    </header>
  )
}

const topLink =
  'hidden h-11 shrink-0 items-center gap-2 rounded-md px-3 text-sm font-semibold whitespace-nowrap text-muted hover-quiet @7xl:flex'
