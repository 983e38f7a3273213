import type { Player } from '../vendor-adapter.ts'

/** Merchant and member as vendors' user: both ids in 64 hexadecimal digits, so that a lost token still tells whose win it is. */
export function userOf({ merchantId, memberId }: Player): string {
  return `${merchantId}${memberId}`.replaceAll('-', '')
}

/** The player a `user` names, or undefined. */
export function playerOf(user: string): Player | undefined {
  if (!/^[0-9a-f]{64}$/.test(user)) return undefined
  return { merchantId: dashed(user.slice(0, 32)), memberId: dashed(user.slice(32)) }
}

function dashed(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
