import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../apollo/error-words.ts'
import { toast } from '../ui/toast.ts'
import { useEndOpenedPlaceMutation, useOpenedPlacesSubscription } from './app-code.generated.ts'

/** A device that came in with the code shown here. */
export interface OpenedPlace {
  readonly id: string
  readonly device: string
}

/** Tells, live, of the device that came in with a code since this part of the page stands, and signs it out again. */
export function useOpenedPlace(onOpened: () => void) {
  const { t } = useTranslation(['app', 'security'])
  const words = useErrorWords()
  // Of the server's clock and this one: a minute apart is nothing, and an older place was told of before.
  const [since] = useState(() => Date.now() - 60_000)
  const [known, setKnown] = useState<readonly string[]>([])
  const [opened, setOpened] = useState<OpenedPlace | null>(null)
  const [end, { loading }] = useEndOpenedPlaceMutation()

  useOpenedPlacesSubscription({
    onData: ({ data: message }) => {
      const places = message.data?.signedInPlacesChanged ?? []
      const fresh = places.find(
        ({ id, isByDeviceCode, startedAt }) =>
          isByDeviceCode && new Date(startedAt).getTime() > since && !known.includes(id),
      )
      if (!fresh) return
      setKnown([...known, fresh.id])
      setOpened({ id: fresh.id, device: fresh.device || t('security:unknownDevice') })
      onOpened()
    },
  })

  const signOut = async () => {
    if (opened === null) return
    try {
      const [refused] = (await end({ variables: { input: { id: opened.id } } })).data?.endSession.userErrors ?? []
      if (refused) toast.error(refused.message)
      else toast.success(t('code.ended'))
      setOpened(null)
    } catch (error) {
      toast.error(words(error).message)
    }
  }
  return { opened, isBusy: loading, signOut, accept: () => setOpened(null) }
}
