import { useState } from 'react'
import { useErrorWords } from '../../apollo/error-words.ts'
import { type SupportMessagePartsFragment as Message, useSendSupportMessageMutation } from './support.generated.ts'
import { sendSupportPicture } from './support-pictures.ts'

/** Something that was said here and is not known to have arrived. */
export interface Pending {
  readonly clientId: string
  readonly content: string
  readonly file?: File
  /** Why it did not arrive; empty while it is on its way. */
  readonly refusal: string
}

/** What is on its way. Sent again it has the same id, so that the house stores it once. */
export function usePending(secret: string, arrived: readonly Message[], onArrived: () => void) {
  const words = useErrorWords()
  const [all, setAll] = useState<readonly Pending[]>([])
  const [sendMessage] = useSendSupportMessageMutation()

  const put = (one: Pending) => setAll((before) => [...before.filter(({ clientId }) => clientId !== one.clientId), one])

  async function send(one: Omit<Pending, 'refusal'>): Promise<void> {
    put({ ...one, refusal: '' })
    const refusal = await attempt(one)
    if (refusal !== '') return put({ ...one, refusal })
    onArrived()
  }

  async function attempt({ clientId, content, file }: Omit<Pending, 'refusal'>): Promise<string> {
    try {
      if (file !== undefined) {
        await sendSupportPicture(secret, clientId, file)
        return ''
      }
      const { data } = await sendMessage({ variables: { input: { secret, clientId, content } } })
      return data?.sendSupportMessage.userErrors[0]?.message ?? ''
    } catch (error) {
      return words(error).message
    }
  }

  return {
    shown: all.filter(({ clientId }) => !arrived.some((message) => message.clientId === clientId)),
    sendText: (content: string) => send({ clientId: crypto.randomUUID(), content }),
    sendFile: (file: File) => send({ clientId: crypto.randomUUID(), content: '', file }),
    sendAgain: send,
  }
}
