import type { SignedInOperatorFragment } from './session.generated.ts'

/** The signed-in operator as the console keeps one: in session storage, so that closing the tab ends it here. */
export type SignedInOperator = SignedInOperatorFragment

const TOKEN = 'operator.token'
const OPERATOR = 'operator.profile'
const MERCHANT = 'operator.merchant'
const STRANGERS = 'operator.strangers'

export const sessionToken = (): string | null => sessionStorage.getItem(TOKEN)

export function signedInOperator(): SignedInOperator | null {
  const text = sessionStorage.getItem(OPERATOR)
  return text === null ? null : (JSON.parse(text) as SignedInOperator)
}

/** Code of the brand in view; it travels as the `Merchant` header of every call. */
export const merchantInView = (): string | null => sessionStorage.getItem(MERCHANT)

export const keepOperator = (operator: SignedInOperator): void =>
  sessionStorage.setItem(OPERATOR, JSON.stringify(operator))

export function keepSession(token: string, operator: SignedInOperator): void {
  sessionStorage.setItem(TOKEN, token)
  keepOperator(operator)
  sessionStorage.setItem(MERCHANT, operator.merchantCode)
}

/** Since when the account was closed to strangers, while its owner has not read of it. */
export const strangersClosedOutAt = (): string | null => sessionStorage.getItem(STRANGERS)

export const keepStrangers = (closedOutAt: string): void => sessionStorage.setItem(STRANGERS, closedOutAt)

export const forgetStrangers = (): void => sessionStorage.removeItem(STRANGERS)

export function chooseMerchant(code: string): void {
  sessionStorage.setItem(MERCHANT, code)
}

export function clearSession(): void {
  for (const key of [TOKEN, OPERATOR, MERCHANT, STRANGERS]) sessionStorage.removeItem(key)
}

/** The headers by which every call says who asks, for which brand and in which language. */
export function callHeaders(): Record<string, string> {
  const token = sessionToken()
  const merchant = merchantInView()
  return {
    'accept-language': document.documentElement.lang,
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(merchant !== null && { merchant }),
  }
}
