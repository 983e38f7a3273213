import { ArrowLeft, Lock } from 'lucide-react'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useParams } from 'react-router-dom'
import { useSite } from '../../brand/use-site.ts'
import { openDialog } from '../../dialogs/dialog-store.ts'
import NotFoundPage from '../../layouts/not-found-page.tsx'
import { classNames } from '../../lib/class-names.ts'
import { type MemberPage as MemberPageName, memberPages, paths } from '../../paths.ts'
import { memberPageCount } from '../../session/member-page-count.ts'
import { useMember } from '../../session/use-member.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageLoader } from '../../ui/page-loader.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MemberCard, MemberCardSkeleton } from './member-card.tsx'
import { memberPageIcons } from './member-page-icons.ts'

type MemberPages = Record<MemberPageName, ComponentType>

interface MemberPageProps {
  pages: MemberPages
  /** What some of the pages are to who has no account. */
  publicPages: Partial<MemberPages>
}

/** The member centre: its list of pages beside the one that is open; on a phone first the list, then the page (§2). */
export default function MemberPage({ pages, publicPages }: MemberPageProps) {
  const { t } = useTranslation(['pages', 'layout'])
  const { page } = useParams()
  const { isSignedIn, member, isTrial } = useMember()
  const { site } = useSite()
  if (page !== undefined && !isMemberPage(page)) return <NotFoundPage />
  const PublicPage = page === undefined ? undefined : publicPages[page]
  if (PublicPage && (!isSignedIn || isTrial))
    return (
      <Suspense fallback={<PageLoader />}>
        <PublicPage />
      </Suspense>
    )
  if (!isSignedIn)
    return (
      <Face>
        <VisitorFace />
      </Face>
    )
  if (!member) return page === undefined ? <MemberListSkeleton /> : <PageLoader />
  // Who plays for free sees what the reward centre would give.
  if (isTrial && page !== 'rewardCenter')
    return (
      <Face>
        <TrialFace />
      </Face>
    )

  const shown: MemberPageName = page ?? 'securityCenter'
  const Page = pages[shown]
  return (
    <div className="mx-auto flex max-w-350 gap-6 px-4 py-4 lg:px-6 lg:py-6">
      {/* Apart from the list of pages, which a phone hides beside an open page. */}
      <h1 className="sr-only">{t('layout:memberCentre')}</h1>
      <nav
        aria-label={t('layout:memberCentre')}
        className={classNames('w-full shrink-0 md:block md:w-60', page !== undefined && 'hidden')}
      >
        <p aria-hidden className="px-3 pb-3 text-lg font-bold">
          {t('layout:memberCentre')}
        </p>
        <MemberCard member={member} />
        <ul className="flex flex-col gap-0.5 rounded-md border border-line bg-surface-1 p-1.5">
          {memberPages
            .filter((name) => (name !== 'vip' || member.hasVip) && (name !== 'referral' || site.referralEnabled))
            .map((name) => (
              <MemberLink key={name} name={name} isActive={name === shown} count={memberPageCount(name, member)} />
            ))}
        </ul>
        <Button kind="secondary" wide className="mt-3 md:hidden" onClick={() => openDialog('sign-out')}>
          {t('layout:signOut')}
        </Button>
      </nav>
      <section className={classNames('min-w-0 flex-1', page === undefined && 'hidden md:block')}>
        <div className="mb-4 flex items-center gap-2">
          <Link
            to={paths.member()}
            aria-label={t('layout:memberCentre')}
            className="flex size-11 items-center justify-center rounded-md text-muted hover-quiet md:hidden"
          >
            <ArrowLeft size={20} aria-hidden className="rtl:rotate-180" />
          </Link>
          <h2 className="text-xl font-bold">{t(`layout:memberPage.${shown}`)}</h2>
        </div>
        <Suspense fallback={<PageLoader />}>
          <Page />
        </Suspense>
      </section>
    </div>
  )
}

/** The list of pages before it is known who is signed in, as large as it will be. */
function MemberListSkeleton() {
  return (
    <div className="mx-auto flex max-w-350 gap-6 px-4 py-4 lg:px-6 lg:py-6">
      <div className="w-full shrink-0 md:w-60">
        <MemberCardSkeleton />
        <Skeleton className="h-180 w-full" />
      </div>
      <div className="flex-1 max-md:sr-only">
        <PageLoader />
      </div>
    </div>
  )
}

function isMemberPage(page: string): page is MemberPageName {
  return (memberPages as readonly string[]).includes(page)
}

function MemberLink({ name, isActive, count }: { name: MemberPageName; isActive: boolean; count: number }) {
  const { t } = useTranslation('layout')
  const Icon = memberPageIcons[name]
  return (
    <li>
      <NavLink
        to={paths.member(name)}
        className={classNames(
          'flex min-h-11 items-center gap-3 rounded-sm px-3 text-sm hover-quiet',
          isActive ? 'md:bg-surface-3 md:font-semibold md:text-accent max-md:text-ink' : 'text-ink md:text-muted',
        )}
      >
        <Icon size={18} aria-hidden className="shrink-0" />
        <span className="min-w-0 flex-1 py-1 leading-snug">{t(`memberPage.${name}`)}</span>
        {count > 0 && (
          <span className="rounded-full bg-danger-solid px-1.5 text-xs font-semibold text-on-danger tabular">
            {count}
          </span>
        )}
      </NavLink>
    </li>
  )
}

/** Instead of the pages, under their heading. */
function Face({ children }: { children: ReactNode }) {
  const { t } = useTranslation('layout')
  return (
    <>
      <h1 className="sr-only">{t('memberCentre')}</h1>
      {children}
    </>
  )
}

function VisitorFace() {
  const { t } = useTranslation(['pages', 'layout'])
  return (
    <EmptyState
      icon={Lock}
      title={t('pages:memberVisitor.title')}
      hint={t('pages:memberVisitor.text')}
      className="min-h-[60vh] justify-center"
      action={
        <div className="flex gap-3">
          <Button kind="secondary" onClick={() => openDialog('register')}>
            {t('layout:register')}
          </Button>
          <Button onClick={() => openDialog('login')}>{t('layout:signIn')}</Button>
        </div>
      }
    />
  )
}

function TrialFace() {
  const { t } = useTranslation(['pages', 'layout'])
  return (
    <EmptyState
      icon={Lock}
      title={t('pages:memberTrial.title')}
      hint={t('pages:memberTrial.text')}
      className="min-h-[60vh] justify-center"
      action={<Button onClick={() => openDialog('register')}>{t('layout:register')}</Button>}
    />
  )
}
