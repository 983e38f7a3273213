import { language } from './words.ts'

/** Accounts seeded in DEMO mode only; their password is printed by `npm start`. */
export const demoAccounts = [
  { role: 'member', account: 'demo01' },
  { role: 'agent', account: 'agent01' },
  { role: 'operator', account: 'operator' },
] as const
export type DemoAccount = (typeof demoAccounts)[number]

const demoPassword = 'Demo@12345'
const tokenKey = 'sandboxToken'
const accountKey = 'sandboxAccount'

export const sessionToken = (): string | null => sessionStorage.getItem(tokenKey)
export const signedInAccount = (): string | null => sessionStorage.getItem(accountKey)

/** The headers every request of the sandbox carries. */
export function requestHeaders(): Record<string, string> {
  const token = sessionToken()
  return { 'accept-language': language, ...(token !== null && { authorization: `Bearer ${token}` }) }
}

const memberSignIn = `mutation SandboxSignIn($input: SignInInput!) {
  signIn(input: $input) { token userErrors { message } }
}`
const operatorSignIn = `mutation SandboxOperatorSignIn($input: OperatorSignInInput!) {
  operatorSignIn(input: $input) { token userErrors { message } }
}`

interface SignInAnswer {
  readonly data?: Record<string, { token: string | null; userErrors: { message: string }[] }> | null
  readonly errors?: { message: string }[]
}

/** Signs in as a demo account; returns what went wrong as one sentence, or null. */
export async function signInAs({ role, account }: DemoAccount): Promise<string | null> {
  const isOperator = role === 'operator'
  const input = isOperator
    ? { account, password: demoPassword }
    : { type: 'USERNAME', username: account, password: demoPassword, side: role === 'agent' ? 'AGENT' : 'MEMBER' }
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ query: isOperator ? operatorSignIn : memberSignIn, variables: { input } }),
  })
  const { data, errors } = (await response.json()) as SignInAnswer
  const payload = data?.[isOperator ? 'operatorSignIn' : 'signIn']
  if (!payload?.token) return errors?.[0]?.message ?? payload?.userErrors[0]?.message ?? String(response.status)
  sessionStorage.setItem(tokenKey, payload.token)
  sessionStorage.setItem(accountKey, account)
  return null
}

/** Ends the session on the server and forgets the token here. */
export async function signOut(): Promise<void> {
  const field = signedInAccount() === 'operator' ? 'operatorSignOut' : 'signOut'
  await fetch('/graphql', {
    method: 'POST',
    headers: { ...requestHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify({ query: `mutation { ${field} { done } }` }),
  })
  sessionStorage.removeItem(tokenKey)
  sessionStorage.removeItem(accountKey)
}
