import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { paths } from '../../paths.ts'
import type { ProfilePartsFragment } from './profile.generated.ts'

/** What the house knows besides, private parts hidden; contacts are changed where their proofs are asked for. */
export function AboutYou({ profile }: { profile: ProfilePartsFragment }) {
  const { t } = useTranslation(['account', 'identity'])
  const { format } = useDateTimeFormat()
  const id = useId()
  const rows = [
    { label: t('profile.account'), text: profile.account },
    { label: t('profile.payeeName'), text: profile.payeeName },
    { label: t('profile.email'), text: profile.email },
    { label: t('profile.mobileNumber'), text: profile.mobileNumber },
    ...profile.details.map(({ name, text }) => ({
      label: t(`identity:fields.${name}` as 'identity:fields.zalo'),
      text,
    })),
    { label: t('profile.registeredAt'), text: format(profile.registeredAt) },
  ]
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 rounded-lg border border-line bg-surface-1 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={id} className="font-semibold">
          {t('profile.aboutYou')}
        </h3>
        <Link to={paths.member('securityCenter')} className="text-sm font-semibold text-accent hover:underline">
          {t('profile.changeInSecurity')}
        </Link>
        <p className="w-full text-sm text-muted">{t('profile.aboutYouHint')}</p>
      </div>
      <dl className="grid gap-x-6 sm:grid-cols-2">
        {rows.map(({ label, text }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className={text ? 'min-w-0 font-semibold break-words' : 'text-faint'}>
              {text ?? t('profile.notGiven')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
