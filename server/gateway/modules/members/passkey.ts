import type { CallInput } from '../../wps/types.ts'

type Passkey = CallInput<'signInByPasskey'>['body']['passkey']

/** What a browser gave travels as it is; the platform checks its shape, and then its signature. */
export const asPasskey = (answer: Record<string, unknown>) => answer as unknown as Passkey
