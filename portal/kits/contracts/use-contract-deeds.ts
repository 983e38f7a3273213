import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useMember } from '../../session/use-member.ts'
import { toast } from '../../ui/toast.ts'
import {
  type AcceptContractMutation,
  type ContractPartsFragment,
  useAcceptContractMutation,
  useRejectContractMutation,
  useTerminateContractMutation,
} from './contracts.generated.ts'

/** What would end with a signature. */
export type Ending = Pick<AcceptContractMutation['acceptContract'], 'endsContracts' | 'endsCount'>

interface Payload {
  readonly contract: ContractPartsFragment | null
  readonly userErrors: readonly { readonly message: string }[]
}

/** Signs, refuses, takes back and asks for the end; says what came of it, and reads anew what else has changed with it. */
export function useContractDeeds() {
  const { t } = useTranslation('contracts')
  const client = useApolloClient()
  const { refresh, isAgent } = useMember()
  const words = useErrorWords()
  const [isBusy, setBusy] = useState(false)
  const [accept] = useAcceptContractMutation()
  const [reject] = useRejectContractMutation()
  const [terminate] = useTerminateContractMutation()

  async function send<Sent extends Payload>(
    deed: () => Promise<Sent | undefined>,
    success: string,
  ): Promise<Sent | undefined> {
    setBusy(true)
    try {
      const payload = await deed()
      const [refusal] = payload?.userErrors ?? []
      if (payload?.contract) {
        toast.success(success)
        // Whoever signs a first contract becomes an agent by it.
        await Promise.all([refresh(), client.refetchQueries({ include: 'active' })])
      } else if (refusal && !isAboutDownlines(payload)) toast.error(refusal.message)
      return payload
    } catch (error) {
      toast.error(words(error).message)
      return undefined
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    /** Signs what was read, or agrees to the end. Answers what would end below, which has to be confirmed first. */
    async accept(contract: ContractPartsFragment, confirmed: boolean) {
      const version = contract.proposed?.version
      const input = { id: contract.id, confirmed, ...(version === undefined ? {} : { version }) }
      const success = version === undefined ? t('done.ended') : isAgent ? t('done.signed') : t('done.becameAgent')
      return send(async () => (await accept({ variables: { input } })).data?.acceptContract, success)
    },
    reject: (contract: ContractPartsFragment) =>
      send(
        async () => (await reject({ variables: { input: { id: contract.id } } })).data?.rejectContract,
        contract.awaitsOwnAnswer ? t('done.refused') : t('done.takenBack'),
      ),
    terminate: (contract: ContractPartsFragment) =>
      send(
        async () => (await terminate({ variables: { input: { id: contract.id } } })).data?.terminateContract,
        t('done.endAsked'),
      ),
  }
}

const isAboutDownlines = (payload: object | undefined): boolean =>
  payload !== undefined && 'endsCount' in payload && Number(payload.endsCount) > 0
