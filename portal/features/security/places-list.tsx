import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { QueryError } from '../../apollo/query-error.tsx'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import {
  SignedInPlacesDocument,
  type SignedInPlacesQuery,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useSignedInPlacesChangedSubscription,
  useSignedInPlacesQuery,
} from './security.generated.ts'

type Place = NonNullable<SignedInPlacesQuery['signedInPlaces']>[number]
type Ended = { places: Place[] | null; userErrors: { message: string }[] } | undefined

/** Where the member is signed in; each other place can be signed out, with effect at once. */
export function PlacesList() {
  const { t } = useTranslation('security')
  const words = useErrorWords()
  const [busy, setBusy] = useState<string | null>(null)
  const { data, error, refetch, client } = useSignedInPlacesQuery({ fetchPolicy: 'cache-and-network' })
  const [endSession] = useEndSessionMutation()
  const [endOthers] = useEndOtherSessionsMutation()
  const keep = (signedInPlaces: Place[]) =>
    client.writeQuery({ query: SignedInPlacesDocument, data: { signedInPlaces } })
  useSignedInPlacesChangedSubscription({
    onData: ({ data: message }) => message.data && keep(message.data.signedInPlacesChanged),
  })
  const places = data?.signedInPlaces

  const end = async (id: string, send: () => Promise<Ended>) => {
    setBusy(id)
    try {
      const ended = await send()
      const [refused] = ended?.userErrors ?? []
      if (refused) toast.error(refused.message)
      else toast.success(t('placeSignedOut'))
      if (ended?.places) keep(ended.places)
      else await refetch()
    } catch (failure) {
      toast.error(words(failure).message)
    } finally {
      setBusy(null)
    }
  }
  return (
    <section aria-labelledby="places" className="rounded-lg border border-line bg-surface-1 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 id="places" className="font-semibold">
            {t('places')}
          </h3>
          <p className="text-sm text-muted">{t('placesHint')}</p>
        </div>
        {places && places.length > 1 && (
          <Button
            kind="secondary"
            size="small"
            busy={busy === 'others'}
            onClick={() => end('others', async () => (await endOthers()).data?.endOtherSessions)}
          >
            {t('signOutOthers')}
          </Button>
        )}
      </div>
      {error && !places && <QueryError error={error} onRetry={() => refetch()} />}
      {!places && !error && <Skeleton className="mt-4 h-32 w-full" />}
      {places && (
        <ul className="mt-3 divide-y divide-line">
          {places.map((place) => (
            <PlaceRow
              key={place.id}
              place={place}
              isBusy={busy === place.id}
              onEnd={() =>
                end(
                  place.id,
                  async () => (await endSession({ variables: { input: { id: place.id } } })).data?.endSession,
                )
              }
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function PlaceRow({ place, isBusy, onEnd }: { place: Place; isBusy: boolean; onEnd: () => void }) {
  const { t } = useTranslation('security')
  const { format } = useDateTimeFormat()
  const device = place.device || t('unknownDevice')
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <MonitorSmartphone size={20} aria-hidden className="shrink-0 text-muted" />
      <div className="min-w-45 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-sm font-semibold">
          {device}
          {place.isCurrent && <Badge tone="success">{t('thisPlace')}</Badge>}
          {place.isRemembered && <Badge tone="info">{t('remembered')}</Badge>}
          {place.isByDeviceCode && <Badge>{t('byDeviceCode')}</Badge>}
          {place.isLocked && !place.isCurrent && <Badge>{t('locked')}</Badge>}
        </p>
        <p className="text-xs text-faint tabular">{t('placeSeen', { ip: place.ip, time: format(place.lastSeenAt) })}</p>
      </div>
      {!place.isCurrent && (
        <Button kind="quiet" size="small" busy={isBusy} aria-label={t('signOutPlace', { device })} onClick={onEnd}>
          {t('signOut')}
        </Button>
      )}
    </li>
  )
}
