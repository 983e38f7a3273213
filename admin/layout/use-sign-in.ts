import { type FormEvent, useRef, useState } from 'react'
import { useLogin, useTranslate } from 'react-admin'
import type { OperatorErrorCode } from '../lib/schema.generated.ts'
import { UserErrors } from '../providers/user-errors.ts'

const needsCode: OperatorErrorCode = 'OPERATOR_CODE_NEEDED'
/** What stays filled in while a code, or another one, is asked for. */
const ASKS_FOR_CODE: ReadonlySet<string> = new Set<OperatorErrorCode>([
  'SECOND_FACTOR_WRONG',
  'OPERATOR_CLOSED_TO_STRANGERS',
])

/** A field of the form: what stands in it, and where it is. */
function useField<Value extends string | undefined>(first: Value) {
  const [value, setValue] = useState<string | Value>(first)
  const input = useRef<HTMLInputElement>(null)
  return { value, setValue, input, focus: () => input.current?.focus() }
}

/**
 * The steps of a sign-in. The sentence of a failure comes from the server and is the same for a wrong account and a wrong
 * password; the code is asked for after both were right, and has no value until then.
 */
export function useSignIn() {
  const translate = useTranslate()
  const login = useLogin()
  const account = useField('')
  const password = useField('')
  const code = useField<string | undefined>(undefined)
  const [failure, setFailure] = useState('')
  const [isWaiting, setWaiting] = useState(false)

  const refuse = (error: unknown) => {
    const codes = error instanceof UserErrors ? error.codes : []
    // The password was right: it stays, and the code is asked for.
    if (codes.includes(needsCode)) return code.setValue('')
    const message = error instanceof Error ? error.message : ''
    setFailure(message === '' ? translate('session.failed') : message)
    if (codes.some((one) => ASKS_FOR_CODE.has(one))) {
      code.setValue('')
      return code.focus()
    }
    password.setValue('')
    code.setValue(undefined)
    const empty = account.value === '' ? account : password
    empty.focus()
  }
  const signIn = async (event: FormEvent) => {
    event.preventDefault()
    if (isWaiting) return
    setWaiting(true)
    setFailure('')
    const known = { username: account.value, password: password.value }
    await login({ ...known, ...(code.value !== undefined && { code: code.value.trim() }) })
      .catch(refuse)
      .finally(() => setWaiting(false))
  }
  return { account, password, code, failure, isWaiting, signIn }
}
