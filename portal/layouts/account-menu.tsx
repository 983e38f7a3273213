import { ClipboardList, Headset, IdCard, LogOut, Mail, Network, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useBrandPicture } from '../brand/use-brand-picture.ts'
import { useCustomerService } from '../brand/use-customer-service.ts'
import { openDialog } from '../dialogs/dialog-store.ts'
import { paths } from '../paths.ts'
import type { Me } from '../session/use-member.ts'
import { Avatar } from '../ui/avatar.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Menu, type MenuItem } from '../ui/menu.tsx'

/** The account menu of §2: my account, profile, betting record, messages, customer service, agent (agents only), sign out. */
export default function AccountMenu({ member }: { member: Me }) {
  const { t } = useTranslation('layout')
  const navigate = useNavigate()
  const picture = useBrandPicture(member.avatarUrl)
  const customerService = useCustomerService()
  const items: (MenuItem | false | null)[] = [
    {
      key: 'account',
      label: t('myAccount'),
      icon: <UserRound size={18} aria-hidden />,
      onSelect: () => navigate(paths.member()),
    },
    {
      key: 'profile',
      label: t('memberPage.profile'),
      icon: <IdCard size={18} aria-hidden />,
      onSelect: () => navigate(paths.member('profile')),
    },
    {
      key: 'bets',
      label: t('bettingRecord'),
      icon: <ClipboardList size={18} aria-hidden />,
      onSelect: () => navigate(paths.member('personalHistoryCopy')),
    },
    {
      key: 'messages',
      label: t('messages'),
      icon: <Mail size={18} aria-hidden />,
      count: member.unreadMessages ?? 0,
      onSelect: () => navigate(paths.member('messageV2')),
    },
    customerService && {
      key: 'service',
      label: t('customerService'),
      icon: <Headset size={18} aria-hidden />,
      onSelect: customerService,
    },
    member.isAgent && {
      key: 'agent',
      label: t('agentCentre'),
      icon: <Network size={18} aria-hidden />,
      onSelect: () => navigate(paths.agentHome()),
    },
    {
      key: 'leave',
      label: t('signOut'),
      icon: <LogOut size={18} aria-hidden />,
      isDangerous: true,
      onSelect: () => openDialog('sign-out'),
    },
  ]
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={t('accountMenu')}
          className="flex size-11 items-center justify-center rounded-full"
        >
          <Avatar source={picture} />
        </button>
      }
      header={
        <div className="flex items-center gap-3">
          <Avatar source={picture} size={40} />
          <div className="min-w-0 flex-1">
            <p className="truncate text-sm font-semibold">{member.nickname ?? member.account}</p>
            <p className="truncate text-xs text-faint">{member.account}</p>
          </div>
          <CopyButton text={member.account} label={t('userId')} />
        </div>
      }
      items={items.filter((item) => Boolean(item)) as MenuItem[]}
    />
  )
}
