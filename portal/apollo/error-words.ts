import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { LeftUnproven } from '../data/left-unproven.ts'

/** A failure as a person reads it. */
export interface ErrorWords {
  message: string
  /** Names the request in the server's log. */
  requestId: string | undefined
}

interface ToldFailure {
  errors: readonly { extensions?: Record<string, unknown> | undefined }[]
}

/** Whether the server told what failed. Holds for Apollo Client's failures and for our own `OperationError`. */
function isTold(error: unknown): error is ToldFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors)
}

/** The code of a failure: the server's own, or `NETWORK_ABNORMAL` when no answer came (§8). */
export function errorCode(error: unknown): string {
  if (!isTold(error)) return 'NETWORK_ABNORMAL'
  const code = error.errors[0]?.extensions?.code
  return typeof code === 'string' ? code : 'SYSTEM_ERROR'
}

/** Finds the sentence of `errors.json` for a code; undefined when there is none. */
export type FindSentence = (code: string) => string | undefined

/** Turns a failure into one sentence of `errors.json`, by its code, and its request id; no words for what the person left. */
export function errorWords(error: unknown, find: FindSentence, fallback: string): ErrorWords {
  if (error instanceof LeftUnproven) return { message: '', requestId: undefined }
  const requestId = isTold(error) ? error.errors[0]?.extensions?.requestId : undefined
  return {
    message: find(errorCode(error)) ?? fallback,
    requestId: typeof requestId === 'string' ? requestId : undefined,
  }
}

/** `errorWords` in the language of the page. The sentences are loaded when the browser has nothing better to do. */
export function useErrorWords(): (error: unknown) => ErrorWords {
  const { t, i18n } = useTranslation('common')
  useEffect(() => {
    const timer = setTimeout(() => void i18n.loadNamespaces('errors'), 2000)
    return () => clearTimeout(timer)
  }, [i18n])
  return (error) =>
    errorWords(
      error,
      (code) => {
        const sentence: unknown = i18n.getResource(i18n.language, 'errors', code)
        return typeof sentence === 'string' ? sentence : undefined
      },
      t('somethingFailed'),
    )
}
