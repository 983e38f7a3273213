import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { useMember } from '../../session/use-member.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AboutYou } from './about-you.tsx'
import { AvatarForm } from './avatar-form.tsx'
import { BirthdayForm } from './birthday-form.tsx'
import { ContactForm } from './contact-form.tsx'
import { NicknameForm } from './nickname-form.tsx'
import { useProfileQuery } from './profile.generated.ts'

/** The member's own data (§3): the picture and the name others see, the birthday, and what the house knows besides. */
export default function ProfilePage() {
  const { t } = useTranslation('account')
  const { refresh } = useMember()
  const { data, error, refetch } = useProfileQuery({ fetchPolicy: 'cache-and-network' })
  const profile = data?.profile
  if (!profile)
    return error ? <QueryError error={error} onRetry={() => refetch()} /> : <Skeleton className="h-96 w-full" />
  // The header shows picture and nickname too.
  const reload = () => {
    void refetch()
    void refresh()
  }
  return (
    <div className="flex flex-col gap-4">
      <AvatarForm avatarUrl={profile.avatarUrl ?? null} onChanged={reload} />
      <section
        aria-label={t('profile.yourName')}
        className="grid gap-6 rounded-lg border border-line bg-surface-1 p-5 lg:grid-cols-2"
      >
        <NicknameForm nickname={profile.nickname ?? ''} onChanged={reload} />
        <BirthdayForm birthYear={profile.birthYear ?? null} minimumAge={profile.minimumAge} onChanged={reload} />
        <ContactForm key={profile.details.length} told={profile.details.map(({ name }) => name)} onChanged={reload} />
      </section>
      <AboutYou profile={profile} />
    </div>
  )
}
