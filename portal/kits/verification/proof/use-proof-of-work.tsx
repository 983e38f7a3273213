import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useSite } from '../../../brand/use-site.ts'
import { CaptchaChallengeDocument, type CaptchaPurpose } from '../verification.generated.ts'
import { ProofField, type ProofState } from './proof-field.tsx'
import { solveProof } from './solve-proof.ts'

/** A proof is good for five minutes; an older one is found again rather than sent in vain. */
const proofLife = 4 * 60_000

interface Running {
  proof: Promise<string>
  abort: AbortController
  startedAt: number
}

export interface ProofOfWork {
  /** Whether the brand guards this purpose by a proof of work. */
  isOn: boolean
  /** What a call takes along; waits until the proof is found. Each proof is given once; the next one begins by itself. */
  answer: () => Promise<{ captchaProof?: string }>
  /** Shows the person what happens; nothing when it is off. */
  field: ReactNode
}

/** The brand's proof of work for one purpose (captcha provider ALTCHA): found by itself while the form is filled in. */
export function useProofOfWork(purpose: CaptchaPurpose): ProofOfWork {
  const { captchaProviders } = useSite().site
  const names = { SIGN_IN: 'signIn', REGISTER: 'register', SMS: 'sms' } as const
  const isOn = captchaProviders[names[purpose]] === 'ALTCHA'
  const client = useApolloClient()
  const running = useRef<Running | null>(null)
  const [state, setState] = useState<ProofState>({ step: 'working', progress: 0 })

  const start = useCallback((): Running => {
    running.current?.abort.abort()
    const abort = new AbortController()
    const find = async () => {
      const { data } = await client.query({
        query: CaptchaChallengeDocument,
        variables: { purpose },
        fetchPolicy: 'no-cache',
      })
      if (!data) throw new Error('No challenge came')
      const onProgress = (progress: number) => setState({ step: 'working', progress })
      return solveProof(data.captchaChallenge, onProgress, abort.signal)
    }
    setState({ step: 'working', progress: 0 })
    const proof = find()
    proof.then(
      () => setState({ step: 'done' }),
      () => !abort.signal.aborted && setState({ step: 'failed' }),
    )
    running.current = { proof, abort, startedAt: Date.now() }
    return running.current
  }, [client, purpose])

  useEffect(() => {
    if (isOn) start()
    return () => running.current?.abort.abort()
  }, [isOn, start])

  const answer = async () => {
    if (!isOn) return {}
    const current = running.current
    const isOld = !current || Date.now() - current.startedAt > proofLife
    const captchaProof = await (isOld ? start() : current).proof
    start()
    return { captchaProof }
  }
  return { isOn, answer, field: isOn ? <ProofField state={state} onRetry={start} /> : null }
}
