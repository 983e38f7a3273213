import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { toast } from '../../ui/toast.ts'
import {
  keepOwnSubscriptionId,
  ownSubscriptionId,
  PushRefused,
  pushObstacle,
  subscribeBrowser,
  unsubscribeBrowser,
} from './browser-push.ts'
import {
  useDeletePushSubscriptionMutation,
  usePushSettingsQuery,
  useSavePushSubscriptionMutation,
} from './push.generated.ts'

/** The server said no, in words for the person. */
class Refused extends Error {}

/** Notifications on this device and the member's others: what is on, and how to change it. */
export function usePush() {
  const { t } = useTranslation('app')
  const words = useErrorWords()
  const { data, error, refetch } = usePushSettingsQuery({ fetchPolicy: 'cache-and-network' })
  const [save] = useSavePushSubscriptionMutation()
  const [remove] = useDeletePushSubscriptionMutation()
  const [busy, setBusy] = useState<string | null>(null)
  const devices = data?.pushSubscriptions ?? null
  const ownId = ownSubscriptionId()
  const isOn = pushObstacle() === null && (devices?.some(({ id }) => id === ownId) ?? false)

  /** Does the work; what goes wrong is told in words. */
  const attempt = async (what: string, work: () => Promise<string>) => {
    setBusy(what)
    try {
      toast.success(await work())
      await refetch()
    } catch (failure) {
      if (failure instanceof PushRefused) toast.error(t(`push.${failure.reason}`))
      else toast.error(failure instanceof Refused ? failure.message : words(failure).message)
    } finally {
      setBusy(null)
    }
  }

  return {
    isLoading: data === undefined && !error,
    error: data === undefined ? error : undefined,
    refetch,
    hasKey: data?.pushKey != null,
    devices,
    ownId,
    isOn,
    busy,
    turnOn: () =>
      attempt('own', async () => {
        const subscription = await subscribeBrowser(data?.pushKey ?? '')
        const payload = (await save({ variables: { input: subscription } })).data?.savePushSubscription
        if (!payload?.subscription) {
          await unsubscribeBrowser()
          throw new Refused(payload?.userErrors[0]?.message ?? '')
        }
        keepOwnSubscriptionId(payload.subscription.id)
        return t('push.turnedOn')
      }),
    turnOff: (id: string) =>
      attempt(id === ownId ? 'own' : id, async () => {
        const [refused] = (await remove({ variables: { input: { id } } })).data?.deletePushSubscription.userErrors ?? []
        if (refused) throw new Refused(refused.message)
        if (id === ownId) {
          keepOwnSubscriptionId(null)
          await unsubscribeBrowser()
        }
        return t('push.turnedOff')
      }),
  }
}
