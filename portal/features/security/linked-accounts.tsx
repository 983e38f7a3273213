import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { useSite } from '../../brand/use-site.ts'
import { HouseIcon } from '../../kits/verification/house-icon.tsx'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LinkDialog, type LinkWish } from './link-dialog.tsx'
import { useLinkedIdentitiesQuery } from './linked-identities.generated.ts'

/** Google and Facebook accounts with which the member may sign in: linked or not, each with its change. */
export default function LinkedAccounts() {
  const { t } = useTranslation('providers')
  const { socialSignIn } = useSite().site
  const format = useDateTimeFormat()
  const providers = socialSignIn?.providers ?? []
  const { data, error, refetch } = useLinkedIdentitiesQuery({ skip: providers.length === 0 })
  const [wish, setWish] = useState<LinkWish | null>(null)
  const linked = data?.linkedIdentities
  if (providers.length === 0) return null
  return (
    <section aria-labelledby="linked-accounts" className="rounded-lg border border-line bg-surface-1 p-5">
      <h3 id="linked-accounts" className="font-semibold">
        {t('linkedAccounts')}
      </h3>
      <p className="mb-3 text-sm text-muted">{t('linkedAdvice')}</p>
      {error && !linked ? (
        <QueryError error={error} onRetry={() => void refetch()} />
      ) : (
        <ul className="divide-y divide-line">
          {providers.map((provider) => {
            const link = linked?.find((one) => one.provider === provider)
            return (
              <li key={provider} className="flex flex-wrap items-center gap-3 py-3">
                <HouseIcon house={provider} />
                <div className="min-w-40 flex-1">
                  <p className="font-semibold">{t(`house.${provider}`)}</p>
                  {linked ? (
                    <p className="text-sm break-all text-muted">
                      {link
                        ? t('linkedSince', { label: link.label, date: format.format(link.linkedAt) })
                        : t('notLinked')}
                    </p>
                  ) : (
                    <Skeleton className="mt-1 h-5 w-40" />
                  )}
                </div>
                <Button
                  kind={link ? 'quiet' : 'secondary'}
                  size="small"
                  disabled={!linked}
                  onClick={() => setWish({ provider, isLinked: Boolean(link) })}
                >
                  {link ? t('unlink') : t('link')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      {wish && (
        <LinkDialog key={wish.provider} wish={wish} onDone={() => void refetch()} onClose={() => setWish(null)} />
      )}
    </section>
  )
}
