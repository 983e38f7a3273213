import { checkNewPassword } from '../../lib/passwords.ts'
import type { MembersParts } from './dependencies.ts'
import { checkRule } from './registration-rules.ts'

/**
 * Refuses what a registration of the brand would refuse too, by the house's rule and the brand's (section 5): a password is new by one rule,
 * however it comes about. Throws PASSWORD_…, INVALID_INPUT about `field`.
 */
export async function checkMemberPassword(
  { sites }: Pick<MembersParts, 'sites'>,
  merchantId: string,
  { password, context, field }: { password: string; context: readonly (string | null | undefined)[]; field: string },
): Promise<void> {
  checkNewPassword(password, context, field)
  const rule = (await sites.listRegistrationFields(merchantId)).find(({ name }) => name === 'password')
  if (rule !== undefined) checkRule({ ...rule, name: field }, password)
}
