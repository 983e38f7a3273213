const day = 86_400_000

/** For how many days a link lets in; the last for as long as it is not ended. */
export const expiries = ['1', '7', '30', '90', 'never'] as const
export type Expiry = (typeof expiries)[number]

/** When a link that is made now is over; undefined where it never is. */
export const expiryFrom = (now: number, expiry: Expiry): string | undefined =>
  expiry === 'never' ? undefined : new Date(now + Number(expiry) * day).toISOString()
