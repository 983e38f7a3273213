import type { Merchant } from '../sites/service.ts'
import type { MembersParts } from './dependencies.ts'
import type { MemberRow } from './repository.ts'

export type SecondStepMethod = 'TOTP' | 'RECOVERY' | 'EMAIL' | 'SMS' | 'PASSKEY'

/**
 * The ways of the second step that this sign-in owes; none when it owes none. An authenticator app is always asked,
 * and then no weaker way counts. An address never used before is asked about where NEWIPVERF3 is on, by every way that the member has.
 * The accounts of a DEMO brand are opened by whoever tries them: their first address is the one that others are new beside. Who can be
 * asked nothing is let in: there is nobody to ask.
 */
export async function secondStepOf(
  { sites, verification }: MembersParts,
  merchant: Merchant,
  member: MemberRow,
  isKnownAddress: boolean,
): Promise<SecondStepMethod[]> {
  const owner = { merchantId: merchant.id, memberId: member.id }
  const { since } = await verification.readTotp(owner)
  const isNewAddress = !isKnownAddress && (await sites.isOn(merchant.id, 'NEWIPVERF3'))
  if (since === null && !isNewAddress) return []
  const hasPasskey = (await verification.listPasskeys(owner)).length > 0
  const passkey: SecondStepMethod[] = hasPasskey ? ['PASSKEY'] : []
  if (since !== null) return ['TOTP', 'RECOVERY', ...passkey]
  if (merchant.mode === 'DEMO' && member.last_sign_in_at === null) return []
  const email: SecondStepMethod[] = member.email === null ? [] : ['EMAIL']
  const sms: SecondStepMethod[] = member.mobile === null ? [] : ['SMS']
  return [...passkey, ...email, ...sms]
}
