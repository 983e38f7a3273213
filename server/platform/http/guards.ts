import { isClosedAddress } from '../lib/closed-addresses.ts'
import type { Call } from './call.ts'
import type { Caller } from './caller.ts'
import { httpErrors } from './errors.ts'
import type { MemberSession } from './session.ts'

/** Calls that open a game; with those that move money they close during maintenance. */
const PLAY_PATHS = new Set(['/wps/game/launchGame', '/wps/relay/GCS_gameLaunchFB', '/wps/session/login/freeplay'])

/** A mailed password lets in, and no further before it is changed. */
export function refuseBeforePasswordChange(call: Call, session: object | null): void {
  const mustChange = session !== null && 'mustChangePassword' in session && session.mustChangePassword === true
  const isHeld = call.movesMoney || call.waitsForPassword || PLAY_PATHS.has(call.path)
  if (mustChange && isHeld) throw httpErrors.PASSWORD_CHANGE_NEEDED()
}

/** Whether a session that a remembered device opened must first be proved to be its member's (see `Call.proof`). */
export const needsProof = ({ method, proof }: Call): boolean =>
  (proof ?? (method === 'GET' ? 'waived' : 'needed')) === 'needed'

/** A remembered device lets in to look, and no further before its holder proved who they are. */
export function refuseUnproven(call: Call, session: object | null): void {
  const isUnproven = session !== null && 'isUnproven' in session && session.isUnproven === true
  if (isUnproven && needsProof(call)) throw httpErrors.SESSION_LOCKED()
}

/** Who acts in an agent's name does what he was given, and reads alone while the agent knows his password. */
export function refuseSubaccount(
  { subaccount: access }: Call,
  { subaccount, mustChangePassword }: Pick<MemberSession, 'subaccount' | 'mustChangePassword'>,
): void {
  if (subaccount === null) return
  const isOpen = access === 'READ' || access === 'OWN'
  if (access === undefined || !(isOpen || subaccount.rights.includes(access))) throw httpErrors.SUBACCOUNT_FORBIDDEN()
  if (mustChangePassword && !isOpen) throw httpErrors.PASSWORD_CHANGE_NEEDED()
}

/** Status 1 of section 2: playing and paying stop, reading goes on. */
export function refuseInMaintenance(call: Call, { merchant }: Caller): void {
  if (merchant.status !== 1) return
  if (call.movesMoney || PLAY_PATHS.has(call.path)) throw httpErrors.MAINTENANCE()
}

/** Status 2 of section 2: a visitor from a closed country or address may look at the blocked page, and speak with customer service. */
export function refuseBlockedRegion(call: Call, caller: Caller): void {
  if (call.access === 'operator' || call.access === 'signed' || call.access === 'service') return
  if (call.fromAnywhere) return
  const harmless = call.method === 'GET' && call.access !== 'member'
  if (!harmless && isRegionBlocked(caller)) throw httpErrors.REGION_BLOCKED()
}

/**
 * The rule by which a brand is closed to a visitor: the address is among the closed ones, the country is, or it is not among those that may
 * play.
 */
export function closingRuleOf({
  merchant,
  country,
  ip,
}: Pick<Caller, 'merchant' | 'country' | 'ip'>): 'ADDRESS' | 'BLOCKED' | 'NOT_ALLOWED' | undefined {
  if (isClosedAddress(merchant.blockedAddresses, ip)) return 'ADDRESS'
  if (country === undefined) return undefined
  if (merchant.blockedCountries.includes(country)) return 'BLOCKED'
  const isAllowed = merchant.allowedCountries.length === 0 || merchant.allowedCountries.includes(country)
  return isAllowed ? undefined : 'NOT_ALLOWED'
}

export const isRegionBlocked = (from: Pick<Caller, 'merchant' | 'country' | 'ip'>): boolean =>
  closingRuleOf(from) !== undefined

/** The calls that check or change a credential: counted together, per address. */
export function isCredentialCall(call: Call): boolean {
  return call.sealed === true || call.path === '/wps/member/password/email'
}
