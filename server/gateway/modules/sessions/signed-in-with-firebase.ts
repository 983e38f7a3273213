import type { GatewayContext } from '../../context.ts'
import type { IdentityProvider, ProvedIdentity } from '../../generated/resolvers.ts'
import { WpsFailure } from '../../wps/failures.ts'
import type { CallInput } from '../../wps/types.ts'
import { signedIn } from './signed-in.ts'

/** Signs in with an ID token; for an identity without an account the answer holds what the registration form is filled with. */
export async function signedInWithFirebase(context: GatewayContext, body: CallInput<'signInWithFirebase'>['body']) {
  let registration: ProvedIdentity | null = null
  const result = await signedIn(context, async () => {
    try {
      return await context.wps.call('signInWithFirebase', { body })
    } catch (error) {
      if (error instanceof WpsFailure && error.code === 'REGISTER_FIRST') registration = provedBy(error)
      throw error
    }
  })
  return { ...result, registration }
}

const providers: readonly string[] = ['GOOGLE', 'FACEBOOK', 'PHONE'] satisfies IdentityProvider[]

function provedBy({ extras: { provider, email, mobile, name } }: WpsFailure): ProvedIdentity | null {
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  if (!isProvider(provider)) return null
  return { provider, email: text(email), mobileNumber: text(mobile), name: text(name) }
}

const isProvider = (value: unknown): value is IdentityProvider => typeof value === 'string' && providers.includes(value)
