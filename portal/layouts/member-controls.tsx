import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { classNames } from '../lib/class-names.ts'
import { paths } from '../paths.ts'
import { useMember } from '../session/use-member.ts'
import { buttonClass } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { BalanceView } from './balance-view.tsx'
import { TrialControls } from './trial-controls.tsx'

const AccountMenu = lazy(() => import('./account-menu.tsx'))

/** What a member sees at the right of the header: balance, deposit, withdraw, account menu; a trial player has no money to see. */
export function MemberControls() {
  const { t } = useTranslation('layout')
  const { member } = useMember()
  return (
    <div className="flex items-center gap-1 sm:gap-2">
      {member?.isTrial ? (
        <TrialControls />
      ) : (
        <>
          <BalanceView member={member} />
          <Link to={paths.member('depositv2')} className={buttonClass('primary', 'small')}>
            {t('deposit')}
          </Link>
          <Link
            to={paths.member('withdraw')}
            className={classNames(buttonClass('secondary', 'small'), '@max-3xl:hidden')}
          >
            {t('withdraw')}
          </Link>
        </>
      )}
      <span className="hidden size-11 sm:flex">
        <Suspense fallback={<Skeleton className="size-9 self-center rounded-full" />}>
          {member && <AccountMenu member={member} />}
        </Suspense>
      </span>
    </div>
  )
}
