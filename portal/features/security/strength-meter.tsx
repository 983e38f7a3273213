import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../lib/class-names.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { protectionsOf, type Security, strengthOf } from './strength.ts'

const tones = { weak: 'danger', fair: 'warning', strong: 'success' } as const
const bars = { weak: 'bg-danger-solid', fair: 'bg-warning', strong: 'bg-success' }

/** How well the account is protected, and the sign-in before this one (regulator-rules A8). */
export function StrengthMeter({ security }: { security: Security }) {
  const { t } = useTranslation('security')
  const { format } = useDateTimeFormat()
  const [now] = useState(() => Date.now())
  const protections = protectionsOf(security, now)
  const count = protections.filter(({ isOn }) => isOn).length
  const strength = strengthOf(security, now)
  const { lastSignIn } = security
  return (
    <section className="grid gap-5 rounded-lg border border-line bg-surface-1 p-5 md:grid-cols-2">
      <div>
        <div className="flex items-center justify-between gap-3">
          <h3 className="font-semibold">{t('strength')}</h3>
          <Badge tone={tones[strength]}>{t(`strengths.${strength}`)}</Badge>
        </div>
        <div aria-hidden className="mt-3 flex gap-1.5">
          {protections.map((_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no other identity than their place.
              key={index}
              className={classNames('h-2 flex-1 rounded-full', index < count ? bars[strength] : 'bg-surface-3')}
            />
          ))}
        </div>
        <p className="mt-2 text-sm text-muted">{t('strengthOf', { count, total: protections.length })}</p>
      </div>
      <div className="md:border-s md:border-line md:ps-5">
        <h3 className="font-semibold">{t('lastSignIn')}</h3>
        {lastSignIn ? (
          <>
            <p className="mt-2 text-sm">{lastSignIn.device || t('unknownDevice')}</p>
            <p className="text-sm text-muted tabular">
              {t('lastSignInAt', { time: format(lastSignIn.at), ip: lastSignIn.ip })}
            </p>
          </>
        ) : (
          <p className="mt-2 text-sm text-muted">{t('firstSignIn')}</p>
        )}
      </div>
    </section>
  )
}
